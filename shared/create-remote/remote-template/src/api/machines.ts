import { api, form } from '@brightfill/shared/api'
import type { AlsoLikeAnswer, MachineCard } from '@brightfill/shared/contract'

/** The machines longest on offer. */
export async function fetchMachines(signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await api.post<AlsoLikeAnswer>('/get/our-products', form({}), { signal })
  return data.data
}
