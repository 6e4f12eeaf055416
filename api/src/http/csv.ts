import { Readable } from 'node:stream'

type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

/** Streams a file for a spreadsheet. The mark at its start makes Excel read it as UTF-8. */
export function csvOf<Row>(columns: Columns<Row>, batches: AsyncIterable<readonly Row[]>): Readable {
  const line = (values: string[]) => `${values.map(cell).join(',')}\r\n`
  const lineOf = (row: Row) => line(Object.values(columns).map((of) => of(row)))
  async function* lines() {
    yield `\uFEFF${line(Object.keys(columns))}`
    for await (const rows of batches) yield rows.map(lineOf).join('')
  }
  return Readable.from(lines())
}

/**
 * Spreadsheets run text that begins like a formula, also after spaces and quotes, and some also accept the full-width
 * signs of East Asian keyboards; an apostrophe in front makes it text.
 * Some start a new cell at each semicolon and line break, even inside quotes.
 */
function cell(value: string): string {
  const safe = value.replace(/(^|[;\r\n])(?=["'\p{Zs}]*(?:[=+\-@＝＋－＠\t]|\r(?!\n)))/gu, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
