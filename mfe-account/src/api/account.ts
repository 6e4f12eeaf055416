import { call } from '@brightfill/shared/api'
import type {
  CallAnswer,
  Country,
  Deletion,
  MachineCard,
  MyEnquiryRow,
  MyOrder,
  OrderRow,
  PersonalData,
  ProviderName,
  SavedSearch,
  UserChange,
  WaysIn,
} from '@brightfill/shared/contract'

export async function fetchOrders(signal?: AbortSignal): Promise<OrderRow[]> {
  const { data } = await call('GET /user/get/orders', {}, { signal })
  return data
}

/** One order of the user with its machines and history (O-50). */
export async function fetchMyOrder(id: string, signal?: AbortSignal): Promise<MyOrder> {
  const { data } = await call('GET /user/orders/:id', { id }, { signal })
  return data
}

/** One order as a PDF, for the user or for staff; links cannot carry the token (O-50). */
export function fetchOrderPaper(id: number, by: 'user' | 'office'): Promise<Blob> {
  return call(`GET /${by}/orders/:id/order.pdf`, { id }, { responseType: 'blob' })
}

/** Enquiries and offers of the user, newest first (O-46). */
export async function fetchMyEnquiries(signal?: AbortSignal): Promise<MyEnquiryRow[]> {
  const { data } = await call('GET /user/enquiries', {}, { signal })
  return data
}

export async function fetchWishlist(signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await call('POST /user/get/wishlist', {}, { signal })
  return data
}

export async function saveMachine(machineId: number): Promise<void> {
  await call('POST /post/checked-wishlist', { isChecked: 1, event_id: machineId })
}

/** Saved searches of the user, newest first. */
export async function fetchSearches(signal?: AbortSignal): Promise<SavedSearch[]> {
  const { data } = await call('GET /user/searches', {}, { signal })
  return data
}

/** False while its e-mails wait for the user to confirm the address. */
export async function changeSearch(
  id: number,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>,
): Promise<boolean> {
  const { confirmed } = await call('POST /user/searches/:id', { id, ...change })
  return confirmed !== 0
}

export async function removeSearch(id: number): Promise<void> {
  await call('POST /user/searches/:id/remove', { id })
}

/** Whether the user gets e-mails about changes to saved machines. */
export async function fetchMachineMails(signal?: AbortSignal): Promise<boolean> {
  const { mails } = await call('GET /user/saved-machine-mails', {}, { signal })
  return mails === 1
}

/** False when they wait for the user to confirm the e-mail address. */
export async function changeMachineMails(wanted: boolean): Promise<boolean> {
  const { confirmed } = await call('POST /user/saved-machine-mails', { mails: wanted ? 1 : 0 })
  return confirmed !== 0
}

/** E-mails the confirmation link again; false when the address is confirmed already. */
export async function resendConfirmation(): Promise<boolean> {
  const { result } = await call('POST /user/send-confirmation')
  return Number(result) === 1
}

/**
 * Sent as JSON, as only three calls are.
 * @returns the user as saved; `confirm_email` is a new address that waits until its link is opened
 */
export function saveUser(
  change: UserChange,
): Promise<Pick<CallAnswer<'POST /user/change-user'>, 'data' | 'confirm_email'>> {
  return call('POST /user/change-user', change, { json: true })
}

export async function changePassword(password: string): Promise<void> {
  await call('POST /user/change-password', { password })
}

/** All stored data about the user. */
export async function fetchPersonalData(): Promise<PersonalData> {
  const { data } = await call('GET /user/data')
  return data
}

/** The records that the company keeps when the account is deleted. */
export async function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const { data } = await call('GET /user/deletion', {}, { signal })
  return data
}

/** The api checks the password when the account has one. */
export async function deleteAccount(password: string): Promise<void> {
  await call('POST /user/delete', { password })
}

/** Countries with names that start with the text. */
export async function fetchCountries(name: string, signal?: AbortSignal): Promise<Country[]> {
  const { country } = await call('POST /user/get-country', { name }, { signal })
  return country
}

/** Signed-in browsers and sign-in providers of the user. */
export async function fetchWaysIn(signal?: AbortSignal): Promise<WaysIn> {
  const { data } = await call('GET /user/ways-in', {}, { signal })
  return data
}

export async function endSession(id: number): Promise<void> {
  await call('POST /user/sessions/end', { id })
}

export async function removeProvider(provider: ProviderName): Promise<void> {
  await call('POST /user/providers/remove', { provider })
}
