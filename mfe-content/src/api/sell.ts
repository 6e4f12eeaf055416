import { api, keyed } from '@brightfill/shared/api'
import type { NamedList, ReceivedAnswer, SellRequest, YearList } from '@brightfill/shared/contract'

/** Manufacturers the sell form offers. */
export async function fetchManufacturers(signal?: AbortSignal): Promise<string[]> {
  const { data } = await api.get<NamedList>('/products/manufacturers', { signal })
  return data.map(({ name }) => name)
}

export async function fetchModels(manufacturer: string, signal?: AbortSignal): Promise<string[]> {
  const { data } = await api.get<NamedList>('/products/models', { params: { manufacturer }, signal })
  return data.map(({ name }) => name)
}

/** Newest first. Takes the manufacturer too, because models of two manufacturers may share a name. */
export async function fetchYears(model: string, manufacturer: string, signal?: AbortSignal): Promise<string[]> {
  const { data } = await api.get<YearList>('/products/years', { params: { model, manufacturer }, signal })
  return data.map(({ year }) => String(year))
}

/** @param key of the message, which the api takes once */
export async function sendSellRequest(request: SellRequest, key: string): Promise<ReceivedAnswer> {
  const { data } = await api.post<ReceivedAnswer>('/submit-form', request, keyed(key))
  return data
}
