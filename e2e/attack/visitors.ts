import { percentile } from '../bench/tables'
import { outcomeOf, steadily } from '../steadily'

// Visitors with an address each, who send requests at a steady rate, whether or not earlier ones are answered.

export type Noticed = {
  during: string
  /** ms of answers, by kind */
  times: Record<string, [p50: number, p95: number]>
  failures: string[]
  asked: number
}

const PER_SECOND = 20
const PATIENCE = 10_000
const PICTURE = '/storage/brand/brightfill-machinery-logo.svg'

let visitors = 0

const kinds: Record<string, () => string> = {
  'kept page': () => '/products',
  // No other visitor requests it, so it is rendered.
  'new page': () => `/products?search=${visitors}`,
  call: () => '/api/fields?options=Meta%20site',
  picture: () => PICTURE,
}

export async function visit(origin: string, seconds: number): Promise<Omit<Noticed, 'during'>> {
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  const failures: string[] = []
  const asked = seconds * PER_SECOND
  const ask = async (number: number, due: number) => {
    const [kind = '', addressOf] = Object.entries(kinds)[number % Object.keys(kinds).length] ?? []
    const address = addressOf?.() ?? '/'
    visitors += 1
    const localAddress = `127.0.${1 + (visitors % 200)}.${1 + (Math.floor(visitors / 200) % 200)}`
    const options = { localAddress, family: 4, agent: false, signal: AbortSignal.timeout(PATIENCE) }
    const { failure } = await outcomeOf(origin + address, options)
    if (failure) failures.push(`${address.replace(/\d+$/, '…')} ${failure}`)
    else took[kind]?.push(performance.now() - due)
  }
  await steadily(PER_SECOND, (number) => number < asked, ask)
  const times = Object.entries(took).map(([kind, all]) => [
    kind,
    [0.5, 0.95].map((share) => Math.round(percentile(all, share))),
  ])
  return { times: Object.fromEntries(times), failures, asked }
}
