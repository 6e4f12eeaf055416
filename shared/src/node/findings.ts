/** One line of a site check. */
export interface Finding {
  what: string
  /** False: a public site does not work, or is not safe, until this is mended. */
  ok: boolean
  found: string
}

/**
 * Prints findings as a table.
 * @returns whether all of them are fine
 */
export function printFindings(part: string, findings: readonly Finding[]): boolean {
  const width = Math.max(...findings.map(({ what }) => what.length))
  for (const { what, ok, found } of findings)
    process.stdout.write(`${part}  ${what.padEnd(width)}  ${ok ? 'ok     ' : 'MISSING'}  ${found}\n`)
  return findings.every(({ ok }) => ok)
}
