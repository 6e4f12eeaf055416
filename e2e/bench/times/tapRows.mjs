import { median, printTable, spread } from '../tables.mjs'
import { FEDERATED } from './subjects.mjs'
import { tap } from './tap.mjs'

/**
 * @typedef {{ name: string, as: string, from: string, to: string, idle: boolean, taps: import('./tap.mjs').Tap[] }} Row
 */

/**
 * The taps of the bench: from a page to the next one, as soon as the page is interactive and after it was idle.
 * @param {Record<string, string>} origins by name of the subject
 * @param {{ name: string, path: string }[]} pages
 */
export function tapRows(origins, pages) {
  const pathOf = (/** @type {string} */ page) => pages.find(({ name }) => name === page)?.path ?? ''
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
      /** @type {Row['taps']} */
      taps: [],
    })),
  )

  return {
    addresses: rows.flatMap(({ from, to }) => [from, to]),
    /** @param {Map<string, string>} headings by path */
    tasks: (headings) =>
      rows.map((row) => async (/** @type {import('@playwright/test').Browser} */ browser) => {
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

/**
 * The page before the tap.
 * @param {{ idle: boolean }} row
 */
function before({ idle }) {
  return idle ? 'idle for 2 s' : 'just interactive'
}

/** @param {Row[]} rows */
function print(rows) {
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

/**
 * Each call, from the round that made it most often.
 * @param {Row['taps']} taps
 */
function mostCalls(taps) {
  /** @type {Row['taps'][number]['calls']} */
  const most = new Map()
  for (const { calls } of taps)
    for (const [call, made] of calls) if (made.times > (most.get(call)?.times ?? 0)) most.set(call, made)
  return most
}
