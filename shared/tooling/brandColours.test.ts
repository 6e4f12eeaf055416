import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '')

type Rgb = [red: number, green: number, blue: number]

/** The colours a sheet writes out, whatever their transparency. */
function coloursIn(css: string): { written: string; rgb: Rgb | undefined }[] {
  const values = css.matchAll(/(?<=[:,(\s])#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)/gi)
  return [...values].map(([written]) => ({ written, rgb: hex(written) ?? rgb(written) }))
}

function hex(written: string): Rgb | undefined {
  const digits = written.match(/^#([\da-f]+)$/i)?.[1]
  if (!digits) return undefined
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16)) as Rgb
}

function rgb(written: string): Rgb | undefined {
  const numbers = written.match(/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/)?.slice(1)
  return numbers?.map(Number) as Rgb | undefined
}

const tokens = new Set(coloursIn(read('shared/src/ui/styles/tokens.css')).map(({ rgb }) => String(rgb)))
/** A tint of a picture or a sheet of glass, too grey to stand for a brand. */
const isGrey = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb) <= 16
const isOwn = ({ rgb }: { rgb: Rgb | undefined }) => !rgb || !(isGrey(rgb) || tokens.has(String(rgb)))

describe('brand colours', () => {
  it('the scan tells a colour outside the tokens from a token', () => {
    const css =
      'a { color: #1597d5; fill: #c00; background: rgb(7 20 38 / 0.5); border: 1px solid rgb(200, 30, 90); outline-color: oklch(0.6 0.2 20) }'
    expect(
      coloursIn(css)
        .filter(isOwn)
        .map(({ written }) => written),
    ).toEqual(['#c00', 'rgb(200, 30, 90)', 'oklch(0.6 0.2 20)'])
  })

  it('the plain pages of the api have the colours of the shared tokens [R-079]', () => {
    const written = coloursIn(read('api/src/modules/plain-pages/plainStyle.ts'))
    expect(written.length).toBeGreaterThan(10)
    expect(written.filter(({ rgb }) => !tokens.has(String(rgb)))).toEqual([])
  })

  it.each(remotes)('%s takes its colours from the shared tokens [R-079]', (remote) => {
    const sheets = readdirSync(path.join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(remote, 'src', file))
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      expect({
        sheet,
        own: coloursIn(read(sheet))
          .filter(isOwn)
          .map(({ written }) => written),
      }).toEqual({ sheet, own: [] })
      expect({
        sheet,
        renamed: read(sheet).match(/--(?:brand-[\w-]+|amber|navy|link|control|focus|danger|success|warn)\s*:/g) ?? [],
      }).toEqual({ sheet, renamed: [] })
    }
  })
})
