import { expect } from './fixtures'

/** Milliseconds that a busy machine may take. The time is printed beside the limits of O-15 and O-16. */
export const AT_MOST = 30_000

/** The text that visitors get at an address; empty without a page. */
export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : ''
}

/** Waits until visitors of every server see the text, and prints how long that took. */
export async function untilAllShow(origins: readonly string[], address: string, words: RegExp, since = Date.now()) {
  const took = await Promise.all(
    origins.map(async (at) => {
      const timeout = since - Date.now() + AT_MOST
      await expect.poll(() => textAt(at + address), { timeout, intervals: [100] }).toMatch(words)
      return Date.now() - since
    }),
  )
  process.stdout.write(`${words} at ${address} after ${took.join(' and ')} ms\n`)
}
