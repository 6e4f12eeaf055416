import type { MachineCard } from '@brightfill/shared/contract'
import { storedToken } from '@brightfill/shared/session'
import { fetchAlsoLike } from '../api/machines'

let kept: { machines: MachineCard[]; token: string | undefined } | undefined

/** The also-like strip of the list, loaded once per user in the browser; empty when the call fails. */
export async function alsoLikeStrip(signal: AbortSignal): Promise<MachineCard[]> {
  const token = storedToken()
  if (kept && kept.token === token) return kept.machines
  try {
    const machines = await fetchAlsoLike(undefined, signal)
    if (typeof window !== 'undefined') kept = { machines, token } // on the server nothing outlives a request
    return machines
  } catch {
    return []
  }
}
