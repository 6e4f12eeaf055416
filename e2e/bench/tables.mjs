/** Prints rows as a Markdown table; numbers are aligned to the right. */
export function printTable(columns, rows) {
  const right = columns.map((_, place) =>
    rows.every((row) => /^[\d.,×< –-]+( (ms|s|KB|MB|%))?$/.test(String(row[place]))),
  )
  console.log(`| ${columns.join(' | ')} |`)
  console.log(`| ${right.map((isNumber) => (isNumber ? '---:' : '---')).join(' | ')} |`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
