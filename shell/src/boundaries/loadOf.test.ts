import { loadOf } from './loadOf'

function file(name: string, startTime: number, responseEnd: number, encodedBodySize = 100) {
  return {
    name: `https://site.test/remotes/${name}`,
    startTime,
    responseEnd,
    encodedBodySize,
  } as PerformanceResourceTiming // the fields that loadOf reads
}

describe('the cost of a release on a page', () => {
  it('counts shared loading time once and leaves out pauses', () => {
    const files = [
      file('blog/b1/browser/late.js', 900, 950),
      file('blog/b1/browser/a.js', 0, 100),
      file('blog/b1/browser/b.js', 50, 120),
    ]
    performance.getEntriesByType = () => [
      ...files,
      file('blog/b2/browser/a.js', 0, 500),
      file('shell/b1/browser/s.js', 0, 500),
    ]
    expect(loadOf('blog', 'b1')).toEqual({ milliseconds: 170, bytes: 300 })
    expect(loadOf('content', 'c1')).toEqual({ milliseconds: 0, bytes: 0 })
  })
})
