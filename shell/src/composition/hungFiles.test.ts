import { askAnew, despiteHungFiles, giveUpFiles, giveUpSheetsOfDocument } from './hungFiles'

const base = '/remotes/blog/r1/browser/'

function scriptFor(address: string) {
  const script = document.createElement('script')
  script.src = address
  return script
}

afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

describe('files of a remote that hang', () => {
  it('R-132 fail for those who wait, and are asked for under another address by the next attempt, each time anew', () => {
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

  it('R-716 leave files of other remotes and those that never hung as they are', () => {
    const other = scriptFor('/remotes/catalogue/r1/browser/slow.js')
    document.head.append(other)
    giveUpFiles(base)
    expect(other.isConnected).toBe(true)
    const fine = scriptFor(`${base}fine.js`)
    askAnew(fine)
    expect(new URL(fine.src).search).toBe('')
  })

  it('R-716 keep the browser from painting no longer when they are stylesheets of the document, those of a borrowed component included', () => {
    document.head.innerHTML = `<link rel="stylesheet" data-precedence="remote" href="${base}cards.css"><link rel="stylesheet" href="${base}asked-for-later.css">`
    giveUpSheetsOfDocument()
    expect([...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)).toEqual([`${base}asked-for-later.css`])
  })

  it('R-716 give their connections to what the frame cannot do without', async () => {
    jest.useFakeTimers()
    let abort!: (error: Error) => void
    const hung = new Promise<string>((_, reject) => {
      abort = reject
    })
    window.stop = jest.fn(() => abort(new Error('aborted')))
    const load = jest.fn<Promise<string>, []>().mockReturnValueOnce(hung).mockResolvedValueOnce('foot')
    const loaded = despiteHungFiles(load)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await loaded).toBe('foot')
    expect(window.stop).toHaveBeenCalledTimes(1)
  })
})
