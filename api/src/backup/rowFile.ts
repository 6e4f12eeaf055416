import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Tables that composition servers write all the time about themselves and their releases. */
const RUNNING = ['composition_server', 'release_figure']

/** The content of a file of rows, in its last line. Two sites with equal contents have the same rows. */
export interface RowsEnd {
  /** The newest migration; the rows have its columns. */
  migration: string
  /** For each table the number of rows, and a sum over them that does not depend on their order. */
  tables: Record<string, { rows: number; sum: string }>
  /** The last number that each sequence gave. */
  sequences: Record<string, string>
}

/** A line for each row, its table in front: JSON as the database writes it has neither tabs nor line breaks. */
export const rowLine = (table: string, json: string) => `${table}\t${json}\n`
export const endLine = (end: RowsEnd) => rowLine('', JSON.stringify(end))

/** Sums rows in any order. */
export class RowSum {
  rows = 0
  private sum = 0n

  add(json: string) {
    this.rows += 1
    this.sum = BigInt.asUintN(256, this.sum + BigInt(`0x${createHash('sha256').update(json).digest('hex')}`))
  }

  get value() {
    return { rows: this.rows, sum: this.sum.toString(16) }
  }
}

/**
 * Reads a file of rows.
 * @param take gets each row, as JSON
 * @throws Error when the file is incomplete or was changed
 */
export async function readRows(
  file: string,
  take: (table: string, json: string) => Promise<void> = async () => {},
): Promise<RowsEnd> {
  const sums = new Map<string, RowSum>()
  let end: RowsEnd | undefined
  for await (const line of linesOf(file)) {
    const [table, json] = [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]
    if (table === '') {
      end = JSON.parse(json)
      continue
    }
    const sum = sums.get(table) ?? new RowSum()
    sums.set(table, sum)
    sum.add(json)
    await take(table, json)
  }
  if (!end) throw new Error('The rows of the backup are incomplete')
  const damaged = differingTables(end, Object.fromEntries([...sums].map(([table, sum]) => [table, sum.value])))
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join('; ')}`)
  return end
}

/** Not node:readline, which since Node 24 also ends a line at U+2028: typed text may have one. */
async function* linesOf(file: string) {
  let parts: string[] = []
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...begun] = chunk.split('\n')
    parts.push(first)
    for (const part of begun) {
      yield parts.join('')
      parts = [part]
    }
  }
}

/** A line for each table with different rows; an empty table counts as a missing one. */
export function differingTables({ tables }: Pick<RowsEnd, 'tables'>, others: RowsEnd['tables']): string[] {
  const names = new Set([...Object.keys(tables), ...Object.keys(others)])
  for (const name of RUNNING) names.delete(name)
  return [...names].sort().flatMap((name) => {
    const [one, other] = [tables[name], others[name]]
    if ((one?.rows ?? 0) !== (other?.rows ?? 0)) return [`${name}: ${one?.rows ?? 0} and ${other?.rows ?? 0} rows`]
    return one?.rows && one.sum !== other?.sum ? [`${name}: ${one.rows} rows that are not equal`] : []
  })
}
