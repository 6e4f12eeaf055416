import { aheadName, pagesAhead } from './pagesAhead'

const never = () => new Promise<unknown>(() => {})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('data fetched ahead of a navigation', () => {
  it('is used once', async () => {
    pagesAhead.load('/blogs', async () => 'articles')
    expect(pagesAhead.isReady('/blogs')).toBe(false)
    await Promise.resolve()
    expect(pagesAhead.isReady('/blogs')).toBe(true)
    expect(await pagesAhead.take('/blogs')).toBe('articles')
    expect(pagesAhead.take('/blogs')).toBeUndefined()
  })

  it('expires after some seconds', async () => {
    pagesAhead.load('/blogs', async () => 'articles')
    await Promise.resolve()
    jest.advanceTimersByTime(15_000)
    expect(pagesAhead.has('/blogs')).toBe(false)
    expect(pagesAhead.take('/blogs')).toBeUndefined()
  })

  it('is forgotten when it fails', async () => {
    pagesAhead.load('/blogs', () => Promise.reject(new Error('no connection')))
    await Promise.resolve()
    expect(pagesAhead.has('/blogs')).toBe(false)
  })

  it('is cancelled when the visitor leaves the link, but not once a navigation uses it', () => {
    const signals: AbortSignal[] = []
    const load = (signal: AbortSignal) => {
      signals.push(signal)
      return never()
    }
    pagesAhead.load('/left', load)
    pagesAhead.leave('/left')
    pagesAhead.load('/taken', load)
    pagesAhead.take('/taken')
    pagesAhead.leave('/taken')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('is kept for the last few links only', () => {
    const signals: AbortSignal[] = []
    for (let n = 0; n < 20; n += 1)
      pagesAhead.load(`/products/${n}`, (signal) => {
        signals.push(signal)
        return never()
      })
    expect(signals.filter(({ aborted }) => !aborted)).toHaveLength(8)
    expect(pagesAhead.has('/products/19')).toBe(true)
    expect(pagesAhead.has('/products/0')).toBe(false)
  })

  it('may be kept for longer', async () => {
    pagesAhead.load('/blogs', async () => 'articles', 60_000)
    await Promise.resolve()
    jest.advanceTimersByTime(59_000)
    expect(pagesAhead.isReady('/blogs')).toBe(true)
  })

  it('is dropped when the content of the site has changed', async () => {
    pagesAhead.noteContent('1')
    pagesAhead.load('/blogs', async () => 'articles')
    await Promise.resolve()
    pagesAhead.noteContent('1')
    expect(pagesAhead.has('/blogs')).toBe(true)
    pagesAhead.noteContent('2')
    expect(pagesAhead.has('/blogs')).toBe(false)
  })

  it('is stored under the address without its hash', () => {
    expect(aheadName(new URL('https://www.example.org/products?page=2#list'))).toBe('/products?page=2')
  })
})
