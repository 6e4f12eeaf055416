import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Milliseconds without traffic after which a page is idle. */
export const IDLE_AFTER = 3_000
// Timers that wait 3 s for idleness end a little early or late, by the clock of the other process.
const GAP = 2_900
const AT_MOST = 60_000

/** one request of a page */
export type Transfer = {
  url: string
  /** as Chromium names it: Document, Script, Image, Fetch, ... */
  type: string
  method: string
  /** of the request, if it is a short text */
  body: string
  /** milliseconds since 1970 */
  start: number
  /** of the body as transferred; 0 when it came from the cache */
  bytes: number
  /** addresses of the document or the scripts that asked for it */
  initiators: string[]
  /** asked for by `<link rel="prefetch">` */
  prefetched: boolean
}

/** Records what a page transfers, from now on. Chromium only. */
export async function watchTraffic(page: Page) {
  const transfers: Map<string, Transfer> = new Map()
  const fromCache: Set<string> = new Set()
  /** Sizes that the servers named. Chromium counts what it unpacked, and over HTTP/2 on a slowed line nothing else. */
  const lengths: Map<string, number> = new Map()
  const active: number[] = []
  /** Seconds between the clock of Chromium's events and the wall clock. */
  let ahead = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other', timestamp, wallTime }) => {
    if (request.url.startsWith('data:')) return
    ahead = wallTime - timestamp
    note(timestamp)
    const { url, method, headers, postData: body = '' } = request
    const initiators = [initiator.url ?? '', ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url)]
    transfers.set(requestId, {
      url,
      type,
      method,
      body,
      start: wallTime * 1000,
      bytes: 0,
      initiators: initiators.filter(Boolean),
      prefetched: type === 'Prefetch' || /prefetch/.test(headers['Sec-Purpose'] ?? headers.Purpose ?? ''),
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    note(timestamp)
    if (response.fromDiskCache) fromCache.add(requestId)
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1]
    if (length !== undefined) lengths.set(requestId, Number(length))
  })
  session.on('Network.dataReceived', ({ requestId, dataLength, timestamp }) => {
    note(timestamp)
    const transfer = transfers.get(requestId)
    if (transfer && !fromCache.has(requestId)) transfer.bytes += dataLength
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    note(timestamp)
    const transfer = transfers.get(requestId)
    if (transfer && !fromCache.has(requestId)) transfer.bytes = lengths.get(requestId) ?? transfer.bytes
  })
  session.on('Network.loadingFailed', ({ timestamp }) => note(timestamp))

  function note(timestamp: number) {
    active.push((timestamp + ahead) * 1000)
  }
  /** When the page first had no traffic for 3 s. */
  function idleAt() {
    const times = active.toSorted((a, b) => a - b)
    return times.find((time, index) => (times[index + 1] ?? Number.POSITIVE_INFINITY) - time >= GAP) ?? Date.now()
  }

  return {
    /** The page works without traffic, such as on becoming interactive, so it is not idle yet. */
    stillBusy: () => active.push(Date.now()),
    all: () => [...transfers.values()],
    /** The transfers of the page until it was idle, without what it fetched ahead. */
    untilIdle() {
      const idle = idleAt()
      return [...transfers.values()].filter(({ start, prefetched }) => start <= idle && !prefetched)
    },
    /** The transfers fetched ahead: marked as such, or after it was idle. */
    ahead() {
      const idle = idleAt()
      return [...transfers.values()].filter(({ start, prefetched }) => start > idle || prefetched)
    },
    /**
     * @param quiet milliseconds
     * @throws Error when it takes longer than a minute
     */
    async untilQuiet(quiet: number = IDLE_AFTER) {
      const from = Date.now()
      while (Date.now() - (active.at(-1) ?? from) < quiet) {
        if (Date.now() - from > AT_MOST) throw new Error(`${page.url()} is not idle after ${AT_MOST / 1000} s`)
        await wait(50)
      }
    },
  }
}

export function scriptsOf(transfers: Transfer[]) {
  return transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
}

export function bytesOf(transfers: { bytes: number }[]) {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
