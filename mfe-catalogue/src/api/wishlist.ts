import { call } from '@brightfill/shared/api'

/** Sets the state instead of toggling it. */
export async function saveMachine(machineId: number, saved: boolean): Promise<void> {
  await call('POST /post/checked-wishlist', { isChecked: saved ? 1 : 0, event_id: machineId })
}

export async function fetchSavedIds(): Promise<number[]> {
  const { data } = await call('POST /user/get/wishlist')
  return data.map(({ id }) => id)
}
