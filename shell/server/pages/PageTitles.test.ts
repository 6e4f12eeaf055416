/** @jest-environment node */
import v8 from 'node:v8'
import vm from 'node:vm'
import { PageTitles } from './PageTitles'

const document = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body><h1>Fillers</h1>`

function titleOf(html: string, path = '/products/hot-fillers'): string {
  const titles = new PageTitles()
  titles.note(path, html)
  return titles.of(path)
}

describe('the title of a document without its page', () => {
  it('is the one that the page had', () => {
    expect(titleOf(document('Fillers &amp; caps'))).toBe('Fillers &amp; caps')
  })

  it.each([
    ['has none', '<h1>Fillers</h1>'],
    ['has an empty one', document('')],
    ['has one with an element in it', document('Fillers <script src="/x.js">')],
    ['has one that is too long for a title', document('F'.repeat(301))],
    ['never ends it', '<title>Fillers'],
    // A search that begins again at each of them would take minutes and block every other page.
    ['begins it for 1 MB', '<title'.repeat(175_000)],
    ['begins it for 1 MB, and each time whole', '<title>'.repeat(150_000)],
  ])('is made of the address when the page %s', (_, html) => {
    expect(titleOf(html)).toBe('Hot fillers | Brightfill Machinery')
  })

  it('takes the memory of a title, and not that of the page', () => {
    v8.setFlagsFromString('--expose-gc')
    const tidy: () => void = vm.runInNewContext('gc')
    const titles = new PageTitles()
    tidy()
    const before = process.memoryUsage().heapUsed
    for (let page = 0; page < 100; page += 1)
      titles.note(
        `/products/${page}`,
        Buffer.alloc(1 << 20, document(`The machine with the number ${page}`)).toString(),
      )
    tidy()
    expect(titles.of('/products/99')).toBe('The machine with the number 99')
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 << 20)
  })
})
