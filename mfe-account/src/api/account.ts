import { api, form } from '@brightfill/shared/api'
import type {
  ConfirmationAnswer,
  CountriesAnswer,
  Country,
  Deletion,
  MachineCard,
  MyEnquiriesAnswer,
  MyEnquiryRow,
  MyOrder,
  MyOrderAnswer,
  OrderRow,
  OrdersAnswer,
  PersonalData,
  PersonalDataAnswer,
  ProviderName,
  SavedMachineMailsAnswer,
  SavedSearch,
  SavedSearchAnswer,
  SavedSearchesAnswer,
  UserChange,
  UserChangeAnswer,
  WaysIn,
  WaysInAnswer,
  WishlistAnswer,
} from '@brightfill/shared/contract'

export async function fetchOrders(signal?: AbortSignal): Promise<OrderRow[]> {
  const { data } = await api.get<OrdersAnswer>('/user/get/orders', { signal })
  return data.data
}

/** One order of the user with its machines and what happened to it (O-50). */
export async function fetchMyOrder(id: string, signal?: AbortSignal): Promise<MyOrder> {
  const { data } = await api.get<MyOrderAnswer>(`/user/orders/${encodeURIComponent(id)}`, { signal })
  return data.data
}

/** One order as a PDF, of the user or by staff; links cannot carry the token (O-50). */
export async function fetchOrderPaper(id: number, by: 'user' | 'office'): Promise<Blob> {
  const { data } = await api.get<Blob>(`/${by}/orders/${id}/order.pdf`, { responseType: 'blob' })
  return data
}

/** Enquiries and offers of the user, newest first (O-46). */
export async function fetchMyEnquiries(signal?: AbortSignal): Promise<MyEnquiryRow[]> {
  const { data } = await api.get<MyEnquiriesAnswer>('/user/enquiries', { signal })
  return data.data
}

export async function fetchWishlist(signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await api.post<WishlistAnswer>('/user/get/wishlist', undefined, { signal })
  return data.data
}

export async function saveMachine(machineId: number): Promise<void> {
  await api.post('/post/checked-wishlist', form({ isChecked: 1, event_id: machineId }))
}

/** Saved searches of the user, newest first. */
export async function fetchSearches(signal?: AbortSignal): Promise<SavedSearch[]> {
  const { data } = await api.get<SavedSearchesAnswer>('/user/searches', { signal })
  return data.data
}

/** False when its mails wait for the user to confirm the e-mail address. */
export async function changeSearch(
  id: number,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>,
): Promise<boolean> {
  const { data } = await api.post<SavedSearchAnswer>(`/user/searches/${id}`, form(change))
  return data.confirmed !== 0
}

export async function removeSearch(id: number): Promise<void> {
  await api.post(`/user/searches/${id}/remove`)
}

/** Whether the user gets mails about changes of saved machines. */
export async function fetchMachineMails(signal?: AbortSignal): Promise<boolean> {
  const { data } = await api.get<SavedMachineMailsAnswer>('/user/saved-machine-mails', { signal })
  return data.mails === 1
}

/** False when they wait for the user to confirm the e-mail address. */
export async function changeMachineMails(wanted: boolean): Promise<boolean> {
  const { data } = await api.post<SavedMachineMailsAnswer>('/user/saved-machine-mails', form({ mails: wanted ? 1 : 0 }))
  return data.confirmed !== 0
}

/** Mails the link that confirms the e-mail address again; false when it is confirmed already. */
export async function resendConfirmation(): Promise<boolean> {
  const { data } = await api.post<ConfirmationAnswer>('/user/send-confirmation')
  return Number(data.result) === 1
}

/**
 * Sent as JSON, as only three calls are.
 * @returns the user as saved; `confirm_email` is a new address that waits until the link mailed to it is opened
 */
export async function saveUser(change: UserChange): Promise<Pick<UserChangeAnswer, 'data' | 'confirm_email'>> {
  const { data } = await api.post<UserChangeAnswer>('/user/change-user', change)
  return data
}

export async function changePassword(password: string): Promise<void> {
  await api.post('/user/change-password', form({ password }))
}

/** All stored data about the user. */
export async function fetchPersonalData(): Promise<PersonalData> {
  const { data } = await api.get<PersonalDataAnswer>('/user/data')
  return data.data
}

/** The records that the company keeps when the account is deleted. */
export async function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const { data } = await api.get<{ data: Deletion }>('/user/deletion', { signal })
  return data.data
}

/** The api checks the password when the account has one. */
export async function deleteAccount(password: string): Promise<void> {
  await api.post('/user/delete', form({ password }))
}

/** Countries whose names start with the text. */
export async function fetchCountries(name: string, signal?: AbortSignal): Promise<Country[]> {
  const { data } = await api.post<CountriesAnswer>('/user/get-country', form({ name }), { signal })
  return data.country
}

/** Signed-in browsers and sign-in providers of the user. */
export async function fetchWaysIn(signal?: AbortSignal): Promise<WaysIn> {
  const { data } = await api.get<WaysInAnswer>('/user/ways-in', { signal })
  return data.data
}

export async function endSession(id: number): Promise<void> {
  await api.post('/user/sessions/end', { id })
}

export async function removeProvider(provider: ProviderName): Promise<void> {
  await api.post('/user/providers/remove', { provider })
}
