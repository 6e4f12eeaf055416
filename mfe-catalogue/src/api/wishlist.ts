import { api, form } from '@brightfill/shared/api'
import type { WishlistAnswer, WishlistChangeAnswer } from '@brightfill/shared/contract'

/** Sets the state instead of toggling it. */
export async function saveMachine(machineId: number, saved: boolean): Promise<void> {
  await api.post<WishlistChangeAnswer>(
    '/post/checked-wishlist',
    form({ isChecked: saved ? 1 : 0, event_id: machineId }),
  )
}

export async function fetchSavedIds(): Promise<number[]> {
  const { data } = await api.post<WishlistAnswer>('/user/get/wishlist')
  return data.data.map(({ id }) => id)
}
