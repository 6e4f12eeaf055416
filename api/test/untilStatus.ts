/** Asks until an answer has a status, for at most 12 s. */
export async function untilStatus(ask: () => Promise<{ status: number }>, status: number): Promise<void> {
  const end = Date.now() + 12_000
  while ((await ask()).status !== status) {
    if (Date.now() > end) throw new Error(`No ${status} in time`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
