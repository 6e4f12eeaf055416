import { isSlowPhone } from './isSlowPhone'

interface Phone {
  width?: number
  /** Bytes and milliseconds of the files that this document has loaded. */
  files?: [bytes: number, milliseconds: number][]
  connection?: { effectiveType?: string; downlink?: number }
}

function visit({ width = 390, files = [], connection }: Phone): boolean {
  class Entry {
    constructor(
      readonly transferSize: number,
      readonly responseEnd: number,
    ) {}
    responseStart = 100
  }
  Object.assign(globalThis, {
    PerformanceResourceTiming: Entry,
    matchMedia: (query: string) => ({ matches: width < 16 * Number(/\d+/.exec(query)) }),
  })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  performance.getEntriesByType = () =>
    files.map(([bytes, milliseconds]) => new Entry(bytes, 100 + milliseconds)) as unknown as PerformanceEntryList
  return isSlowPhone()
}

const slow: Phone['files'] = [[92_000, 600]] // 1.2 Mbit/s
const fast: Phone['files'] = [[92_000, 30]]

describe('a film on a phone', () => {
  it('waits on a slow line and plays on a fast one [R-217]', () => {
    expect(visit({ files: slow })).toBe(true)
    expect(visit({ files: fast })).toBe(false)
  })

  it('goes by the fastest file, because files share the line', () => {
    expect(visit({ files: [...fast, ...slow] })).toBe(false)
  })

  it('trusts the browser when all files come from its cache, and waits when the browser does not say', () => {
    expect(visit({ files: [[0, 1]], connection: { downlink: 10 } })).toBe(false)
    expect(visit({ files: [[0, 1]], connection: { downlink: 1.6 } })).toBe(true)
    expect(visit({ files: [[0, 1]] })).toBe(true)
  })

  it('waits when the browser calls the line slower than 4g', () => {
    expect(visit({ files: fast, connection: { effectiveType: '3g' } })).toBe(true)
  })

  it('plays on wide screens whatever the line', () => {
    expect(visit({ width: 1440, files: slow })).toBe(false)
  })
})
