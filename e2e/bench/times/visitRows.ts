import type { Browser } from '@playwright/test'
import { median, printTable, spread } from '../tables'
import { BELOW, FEDERATED } from './subjects'
import { type Visit, visit } from './visit'

type Row = { page: string; as: string; address: string; visits: Visit[] }
type Pick = (visit: Visit) => number | undefined

const times: Record<string, Pick> = {
  FCP: (v) => v.fcp,
  LCP: (v) => v.lcp,
  interactive: (v) => v.hydrated,
  TBT: (v) => v.tbt,
  'style + layout': (v) => v.styleAndLayout,
}
const bytes: Record<string, Pick> = {
  document: (v) => v.document,
  'JS until interactive': (v) => v.scripts,
  'JS until idle': (v) => v.idle?.scripts,
  'all until idle': (v) => v.idle?.all,
}

/**
 * The visits of the bench: every page federated and as one bundle, and both floors.
 * @param origins by name of the subject
 */
export function visitRows(origins: Record<string, string>, pages: { name: string; path: string }[]) {
  const rows: Row[] = pages.flatMap(({ name, path }) =>
    [FEDERATED, 'one bundle'].map((as) => ({ page: name, as, address: `${origins[as]}${path}`, visits: [] })),
  )
  for (const as of ['React + router', 'React alone'])
    rows.push({ page: 'floor', as, address: `${origins[as]}/`, visits: [] })

  return {
    addresses: rows.map(({ address }) => address),
    tasks: () =>
      rows.map(({ address, visits }) => async (browser: Browser) => {
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

function print(rows: Row[]) {
  console.log('\nVisits with nothing cached\n')
  const kb = (row: Row, pick: Pick) => `${(middle(row, pick) / 1024).toFixed(1)} KB`
  printTable(
    ['page', 'as', ...Object.keys(times), ...Object.keys(bytes), 'layouts', 'requests'],
    rows.map((row) => [
      row.page,
      row.as,
      ...Object.values(times).map((pick) => spread(valuesOf(row, pick))),
      ...Object.values(bytes).map((pick) => kb(row, pick)),
      middle(row, (v) => v.layouts),
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
          const ratio = (pick: Pick) => {
            const divisor = below ? middle(below, pick) : 0
            return divisor ? (middle(row, pick) / divisor).toFixed(2) : '–'
          }
          return [row.page, as, ...Object.values(measures).map(ratio)]
        }),
      ),
  )
}

function valuesOf({ visits }: Row, pick: Pick) {
  return visits.map(pick).filter((value) => value !== undefined)
}

function middle(row: Row, pick: Pick) {
  return median(valuesOf(row, pick))
}
