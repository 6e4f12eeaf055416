/** Visitors who save data fetch nothing that they may not need. */
export function sparesData(): boolean {
  // TypeScript's DOM types lack `connection`
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
