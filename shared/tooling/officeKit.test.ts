import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))

/** Files of office pages: all below a folder called `office`. */
const pages = workspaces.flatMap((workspace) =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)office\//.test(file) && /\.(tsx?|css)$/.test(file))
    .map((file) => path.join(workspace, 'src', file)),
)

/** The lines of these files that contain it. */
function linesWith(pattern: RegExp, ending: RegExp): string[] {
  return pages
    .filter((file) => ending.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

describe('pages of the office', () => {
  it('use the kit: calls, lists, forms and dialogs come from one unit [O-05]', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(linesWith(/from '(ra-core|react-admin|@tanstack\/|react-hook-form)/, /\.tsx?$/)).toEqual([])
    expect(linesWith(/<dialog|role="dialog"|createPortal/, /\.tsx$/)).toEqual([])
  })

  it('have the colours of the tokens, so that both schemes work [O-05]', () => {
    const written = linesWith(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i, /\.css$/)
    // An authenticator app reads only black on white.
    expect(
      written.filter((line) => !line.startsWith('shell/src/office/door/Door.module.css: background: #ffffff')),
    ).toEqual([])
  })
})
