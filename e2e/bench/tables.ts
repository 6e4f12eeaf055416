/** Prints rows as a Markdown table; numbers are aligned to the right. */
export function printTable(columns: string[], rows: (string | number)[][]) {
  const right = columns.map((_, place) =>
    rows.every((row) => /^[\d.,×< –-]+( (ms|s|KB|MB|%))?$/.test(String(row[place]))),
  )
  console.log(`| ${columns.join(' | ')} |`)
  console.log(`| ${right.map((isNumber) => (isNumber ? '---:' : '---')).join(' | ')} |`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

export function median(values: number[]) {
  const middle = values.length / 2
  const [low = Number.NaN, high = low] = values
    .toSorted((a, b) => a - b)
    .slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

/**
 * The value that a share of the others is below.
 * @param share of 1
 */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Median and range. */
export function spread(values: number[]) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round)
  return `${middle} (${least}–${most})`
}
