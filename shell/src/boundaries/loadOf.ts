/** The cost of a release on this page so far: the time its files were loading, and their bytes over the wire. */
export interface Load {
  milliseconds: number
  bytes: number
}

export function loadOf(remote: string, release: string): Load {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming =>
      new URL(entry.name).pathname.startsWith(`/remotes/${remote}/${release}/`),
    )
    .sort((a, b) => a.startTime - b.startTime)
  let milliseconds = 0
  let until = 0
  for (const { startTime, responseEnd } of files) {
    milliseconds += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return {
    milliseconds: Math.round(milliseconds),
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}
