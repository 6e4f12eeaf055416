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
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('what a page tells', () => {
  it('goes together after a pause, with the composition', () => {
    const queue = new BeaconQueue('c1')
    queue.add('errors', error('one'))
    queue.add('vitals', { ...owner, name: 'LCP', value: 900 })
    expect(sent).toEqual([])
    jest.runAllTimers()
    expect(sent).toEqual([
      { composition: 'c1', errors: [error('one')], loads: [], vitals: [{ ...owner, name: 'LCP', value: 900 }] },
    ])
  })

  it('goes at once when the page is left, what is measured in that moment too', async () => {
    const queue = new BeaconQueue('c1')
    queue.add('errors', error('one'))
    leave()
    expect(sent).toHaveLength(1)
    queue.add('vitals', { ...owner, name: 'CLS', value: 0.01 })
    await Promise.resolve()
    expect(sent[1]?.vitals).toEqual([{ ...owner, name: 'CLS', value: 0.01 }])
  })

  it('tells the same only once, and of a page that fails without end no more than the server takes', () => {
    const queue = new BeaconQueue('c1')
    for (let number = 0; number < 500; number += 1) queue.add('errors', error(`error ${number % 100}`))
    jest.runAllTimers()
    expect(sent.map(({ errors }) => errors.length)).toEqual([20, 20, 20])
    expect(new Set(sent.flatMap(({ errors }) => errors.map(({ message }) => message))).size).toBe(60)
  })
})
