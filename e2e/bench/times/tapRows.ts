import type { Browser } from '@playwright/test'
import { median, printTable, spread } from '../tables'
import { FEDERATED } from './subjects'
import { type Tap, tap } from './tap'

type Row = { name: string; as: string; from: string; to: string; idle: boolean; taps: Tap[] }

/**
 * The taps of the bench: from a page to the next one, as soon as the page is interactive and after it was idle.
 * @param origins by name of the subject
 */
export function tapRows(origins: Record<string, string>, pages: { name: string; path: string }[]) {
  const pathOf = (page: string) => pages.find(({ name }) => name === page)?.path ?? ''
  const ways = [
    { name: 'list → machine', from: pathOf('machine list'), to: pathOf('machine') },
    { name: 'home → list', from: pathOf('home'), to: pathOf('machine list') },
    { name: 'blog → article', from: pathOf('blog'), to: pathOf('article') },
  ]
  const rows = [
    ...ways.flatMap((way) => [FEDERATED, 'one bundle'].map((as) => ({ ...way, as }))),
    { name: 'list → item', from: '/', to: '/items/item-1', as: 'React + router' },
  ].flatMap((row) =>
    [true, false].map((idle) => ({
      ...row,
      idle,
      from: `${origins[row.as]}${row.from}`,
      to: `${origins[row.as]}${row.to}`,
      taps: [] as Row['taps'],
    })),
  )

  return {
    addresses: rows.flatMap(({ from, to }) => [from, to]),
    /** @param headings by path */
    tasks: (headings: Map<string, string>) =>
      rows.map((row) => async (browser: Browser) => {
        row.taps.push(await tap(browser, { ...row, heading: headings.get(new URL(row.to).pathname) ?? '' }))
      }),
    print: () => print(rows),
    /** Medians in milliseconds by row, of the federated site. */
    medians: () =>
      rows
        .filter(({ as }) => as === FEDERATED)
        .map((row) => ({ row: `${row.name}, ${before(row)}`, time: median(row.taps.map(({ shown }) => shown)) })),
  }
}

/** The page before the tap. */
function before({ idle }: { idle: boolean }) {
  return idle ? 'idle for 2 s' : 'just interactive'
}

function print(rows: Row[]) {
  console.log('\nFrom a tap, without pointing first, to the frame with the heading of the next page\n')
  printTable(
    ['tap', 'as', 'page was', 'shown', 'calls of the api'],
    rows.map(({ name, as, idle, taps }) => [
      name,
      as,
      before({ idle }),
      spread(taps.map(({ shown }) => shown)),
      [...mostCalls(taps).values()].map(({ path, times }) => `${path} ${times} ×`).join(', ') || 'none',
    ]),
  )
}

/** Each call, from the round that made it most often. */
function mostCalls(taps: Row['taps']) {
  const most: Row['taps'][number]['calls'] = new Map()
  for (const { calls } of taps)
    for (const [call, made] of calls) if (made.times > (most.get(call)?.times ?? 0)) most.set(call, made)
  return most
}
