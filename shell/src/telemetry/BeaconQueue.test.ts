import { BeaconQueue } from './BeaconQueue'
import type { Beacon, BrowserError } from './beacon'

const owner = { remote: 'blog', release: 'b1', route: 'blogs' }
const error = (message: string): BrowserError => ({ ...owner, kind: 'caught', message })
let sent: Beacon[]
let visibility: DocumentVisibilityState

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  sent = []
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: string) => {
      expect(path).toBe('/beacon')
      return sent.push(JSON.parse(body)) > 0
    },
  })
})
afterEach(() => jest.useRealTimers())

function leave() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('reports of a page', () => {
  it('are sent together after a pause, with the composition', () => {
    const queue = new BeaconQueue('c1')
    queue.add('errors', error('one'))
    queue.add('vitals', { ...owner, name: 'LCP', value: 900 })
    expect(sent).toEqual([])
    jest.runAllTimers()
    expect(sent).toEqual([
      { composition: 'c1', errors: [error('one')], loads: [], vitals: [{ ...owner, name: 'LCP', value: 900 }] },
    ])
  })

  it('are sent at once when the page is left, including those of that moment', async () => {
    const queue = new BeaconQueue('c1')
    queue.add('errors', error('one'))
    leave()
    expect(sent).toHaveLength(1)
    queue.add('vitals', { ...owner, name: 'CLS', value: 0.01 })
    await Promise.resolve()
    expect(sent[1]?.vitals).toEqual([{ ...owner, name: 'CLS', value: 0.01 }])
  })

  it('without a failure are sent once for a whole visit, when the page is left', () => {
    const queue = new BeaconQueue('c1')
    queue.add('vitals', { ...owner, name: 'LCP', value: 900 })
    jest.runAllTimers()
    expect(sent).toEqual([])
    document.addEventListener('visibilitychange', () => queue.add('vitals', { ...owner, name: 'CLS', value: 0 }), {
      once: true,
    })
    leave()
    expect(sent.map(({ vitals }) => vitals.map(({ name }) => name))).toEqual([['LCP', 'CLS']])
  })

  it('are sent once each, and never more than the server accepts', () => {
    const queue = new BeaconQueue('c1')
    for (let number = 0; number < 500; number += 1) queue.add('errors', error(`error ${number % 100}`))
    jest.runAllTimers()
    expect(sent.map(({ errors }) => errors.length)).toEqual([20, 20, 20])
    expect(new Set(sent.flatMap(({ errors }) => errors.map(({ message }) => message))).size).toBe(60)
  })
})
