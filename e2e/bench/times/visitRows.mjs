import { median, printTable, spread } from '../tables.mjs'
import { BELOW, FEDERATED } from './subjects.mjs'
import { visit } from './visit.mjs'

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {{ page: string, as: string, address: string, visits: Visit[] }} Row
 * @typedef {(visit: Visit) => number | undefined} Pick
 */

/** @type {Record<string, Pick>} */
const times = { FCP: (v) => v.fcp, LCP: (v) => v.lcp, interactive: (v) => v.hydrated, TBT: (v) => v.tbt }
/** @type {Record<string, Pick>} */
const bytes = {
  'JS until interactive': (v) => v.scripts,
  'JS until idle': (v) => v.idle?.scripts,
  'all until idle': (v) => v.idle?.all,
}

/**
 * The visits of the bench: every page federated and as one bundle, and both floors.
 * @param {Record<string, string>} origins by name of the subject
 * @param {{ name: string, path: string }[]} pages
 */
export function visitRows(origins, pages) {
  /** @type {Row[]} */
  const rows = pages.flatMap(({ name, path }) =>
    [FEDERATED, 'one bundle'].map((as) => ({ page: name, as, address: `${origins[as]}${path}`, visits: [] })),
  )
  for (const as of ['React + router', 'React alone'])
    rows.push({ page: 'floor', as, address: `${origins[as]}/`, visits: [] })

  return {
    addresses: rows.map(({ address }) => address),
    tasks: () =>
      rows.map(({ address, visits }) => async (/** @type {import('@playwright/test').Browser} */ browser) => {
        // Bytes do not differ between rounds, so they are counted to the end once.
        visits.push(await visit(browser, address, { untilIdle: visits.length === 0 }))
      }),
    print: () => print(rows),
    /** Medians in milliseconds by row and measure, of the federated site. */
    medians: () =>
      rows
        .filter(({ as }) => as === FEDERATED)
        .flatMap((row) =>
          Object.entries(times).map(([measure, pick]) => ({ row: `${row.page}, ${measure}`, time: middle(row, pick) })),
        ),
  }
}

/** @param {Row[]} rows */
function print(rows) {
  console.log('\nVisits with nothing cached\n')
  const kb = (/** @type {Row} */ row, /** @type {Pick} */ pick) => `${(middle(row, pick) / 1024).toFixed(1)} KB`
  printTable(
    ['page', 'as', ...Object.keys(times), ...Object.keys(bytes), 'requests'],
    rows.map((row) => [
      row.page,
      row.as,
      ...Object.values(times).map((pick) => spread(valuesOf(row, pick))),
      ...Object.values(bytes).map((pick) => kb(row, pick)),
      middle(row, (v) => v.requests),
    ]),
  )
  console.log('\nFederated over what it is compared with, ratio of medians\n')
  const measures = { ...times, ...bytes }
  printTable(
    ['page', 'over', ...Object.keys(measures)],
    rows
      .filter(({ as }) => as === FEDERATED)
      .flatMap((row) =>
        BELOW.map((as) => {
          const below = rows.find((other) => other.as === as && (other.page === row.page || other.page === 'floor'))
          const ratio = (/** @type {Pick} */ pick) => {
            const divisor = below ? middle(below, pick) : 0
            return divisor ? (middle(row, pick) / divisor).toFixed(2) : '–'
          }
          return [row.page, as, ...Object.values(measures).map(ratio)]
        }),
      ),
  )
}

/**
 * @param {Row} row
 * @param {Pick} pick
 */
function valuesOf({ visits }, pick) {
  return visits.map(pick).filter((value) => value !== undefined)
}

/**
 * @param {Row} row
 * @param {Pick} pick
 */
function middle(row, pick) {
  return median(valuesOf(row, pick))
}
