import { askAnew, giveUpFiles, paintWithoutSheetsOfDocument } from './hungFiles'

const base = '/remotes/blog/r1/browser/'

function scriptFor(address: string) {
  const script = document.createElement('script')
  script.src = address
  return script
}

afterEach(() => {
  document.head.replaceChildren()
})

describe('files of a remote that hang', () => {
  it('fail for their waiters, and each later attempt uses a new address [R-132]', () => {
    const failed = jest.fn()
    for (const times of [1, 2]) {
      const script = scriptFor(`${base}hung.js`)
      askAnew(script)
      script.onerror = failed
      document.head.append(script)
      giveUpFiles(base)
      expect(failed).toHaveBeenCalledTimes(times)
      expect(script.isConnected).toBe(false)
    }
    const next = scriptFor(`${base}hung.js`)
    askAnew(next)
    expect(new URL(next.src).pathname + new URL(next.src).search).toBe(`${base}hung.js?again=2`)
  })

  it('leave the connections to the next attempt when they were fetched ahead', () => {
    const ahead = (base: string) =>
      `<link rel="prefetch" href="${base}page.js"><link rel="preload" href="${base}page.css">`
    document.head.innerHTML = ahead(base) + ahead('/remotes/catalogue/r1/browser/')
    giveUpFiles(base)
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/remotes/catalogue/r1/browser/page.js',
      '/remotes/catalogue/r1/browser/page.css',
    ])
  })

  it('do not affect other remotes or files that never hung [R-716]', () => {
    const other = scriptFor('/remotes/catalogue/r1/browser/slow.js')
    document.head.append(other)
    giveUpFiles(base)
    expect(other.isConnected).toBe(true)
    const fine = scriptFor(`${base}fine.js`)
    askAnew(fine)
    expect(new URL(fine.src).search).toBe('')
  })

  it('no longer block painting as stylesheets of the document, and still style the page in their place [R-751]', () => {
    const [shell, cards, later] = ['/shell/r1/shell.css', `${base}cards.css`, `${base}asked-for-later.css`]
    document.head.innerHTML = `
      <link rel="stylesheet" data-precedence="shell" integrity="sha384-s" href="${shell}">
      <link rel="stylesheet" data-precedence="remote" integrity="sha384-c" href="${cards}">
      <link rel="stylesheet" href="${later}">`
    const asked = [...document.querySelectorAll('link')]
    paintWithoutSheetsOfDocument()
    const links = [...document.querySelectorAll('link')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${shell}?again=1`, `${cards}?again=1`, later])
    expect(links.map((link) => link.getAttribute('integrity'))).toEqual(['sha384-s', 'sha384-c', null])
    // a link that only gets another address would still block
    expect(links.map((link) => asked.includes(link))).toEqual([false, false, true])
  })
})
