import { call } from '@brightfill/shared/api'
import type { MachineCard } from '@brightfill/shared/contract'

/** The machines longest on offer. */
export async function fetchMachines(signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await call('POST /get/our-products', {}, { signal })
  return data
}
