/** What a release has cost this page so far: from its first request to its last answer, and bytes over the wire. */
export interface Load {
  milliseconds: number
  bytes: number
}

export function loadOf(remote: string, release: string): Load {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname.startsWith(`/remotes/${remote}/${release}/`))
  if (files.length === 0) return { milliseconds: 0, bytes: 0 }
  const start = Math.min(...files.map(({ startTime }) => startTime))
  const end = Math.max(...files.map(({ responseEnd }) => responseEnd))
  return { milliseconds: Math.round(end - start), bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
}
