/** Visitors who pay for every byte fetch nothing that they may not want. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } // not in TypeScript's DOM
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
