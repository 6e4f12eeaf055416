import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

const refused = [
  ['shell/src/frame/a.ts', '@brightfill/mfe-blog/src/routes'],
  ['shell/src/frame/b.ts', '../../../mfe-blog/src/routes'],
  ['mfe-blog/src/c.ts', '../../mfe-catalogue/src/routes'],
  ['mfe-blog/src/d.ts', '../../shared/src/ui/index'],
  ['mfe-blog/src/e.ts', '@brightfill/api'],
  ['shared/src/page/f.ts', '../ui/index'],
  ['shared/src/ui/button/g.ts', '../../page/index'],
  ['api/src/h.ts', '@brightfill/shared/ui'],
  ['api/src/i.ts', 'react'],
] as const

const allowed = [
  ['shell/src/frame/j.ts', '@brightfill/shared/ui'],
  ['mfe-blog/src/articles/k.ts', '../api/blog'],
  ['shared/src/page/l.ts', '@brightfill/shared/ui'],
  ['shared/src/ui/button/m.ts', '../level/Level'],
  ['api/src/n.ts', '@brightfill/shared/contract'],
  ['api/src/o.ts', '@brightfill/shared/node'],
  ['shell/server/p.ts', '@brightfill/shared/node'],
] as const

describe('import rules', () => {
  let folder: string
  let report: string

  // The project's own configuration over a tree of one-line files.
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-imports-'))
    for (const file of ['biome.json', '.gitignore']) copyFileSync(path.join(root, file), path.join(folder, file))
    for (const [file, from] of [...refused, ...allowed]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), `import { a } from '${from}'\n\nexport const b = a\n`)
    }
    const biome = path.join(root, 'node_modules/.bin/biome')
    const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', '--colors=off', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    report = stdout + stderr
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(refused)('refuses in %s an import of %s', (file) => {
    expect(report).toMatch(new RegExp(`${file}:\\d+:\\d+ lint/style/noRestrictedImports`))
  })

  it.each(allowed)('allows in %s an import of %s', (file) => {
    expect(report).not.toContain(file)
  })
})
