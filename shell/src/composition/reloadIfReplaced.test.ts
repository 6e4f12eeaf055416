import { reloadIfReplaced } from './reloadIfReplaced'
import { writeState } from './writeState'

const files = { entry: 'e.js', integrity: {}, chunks: {} }
const release = (name: string) => ({ release: name, base: `/remotes/blog/${name}/browser/`, files })
const shell = { ...release('s'), base: '/remotes/shell/s/browser/' }
const remote = (name: string) => ({ ...release(name), name: 'blog', container: name, routes: [], lends: [] })

/** The document that the server would send now. */
function live(name: string) {
  const state = writeState({
    composition: { id: 'c', shell, remotes: [remote(name)] },
    origin: 'https://www.example.org',
  })
  return `<!doctype html><html><body><script id="page-state" type="application/json">${state}</script></body></html>`
}
const fetched = jest.fn<Promise<{ text: () => Promise<string> }>, []>()

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(globalThis, { fetch: fetched })
})

describe('code that is gone', () => {
  // jsdom cannot reload a page and reports that on the console; the report is the only sign of a reload here.
  const asked = jest.spyOn(console, 'error').mockImplementation(() => {})
  beforeEach(() => asked.mockClear().mockImplementation(() => {}))

  it('reloads the page once when another release is live [R-717]', async () => {
    fetched.mockResolvedValue({ text: async () => live('new') })
    expect(await reloadIfReplaced(release('old'))).toBe(true)
    expect(await reloadIfReplaced(release('old'))).toBe(false)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the same release is live', () => Promise.resolve({ text: async () => live('old') })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is not a page of the site', () => Promise.resolve({ text: async () => 'Bad gateway' })],
  ])('does not reload when %s [R-717]', async (_, answer) => {
    fetched.mockImplementation(answer)
    expect(await reloadIfReplaced(release('old'))).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })
})
