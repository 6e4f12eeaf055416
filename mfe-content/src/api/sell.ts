import { call } from '@brightfill/shared/api'
import type { ReceivedAnswer, SellRequest } from '@brightfill/shared/contract'

/** Manufacturers the sell form offers. */
export async function fetchManufacturers(signal?: AbortSignal): Promise<string[]> {
  const manufacturers = await call('GET /products/manufacturers', {}, { signal })
  return manufacturers.map(({ name }) => name)
}

export async function fetchModels(manufacturer: string, signal?: AbortSignal): Promise<string[]> {
  const models = await call('GET /products/models', { manufacturer }, { signal })
  return models.map(({ name }) => name)
}

/** Newest first. Takes the manufacturer too, because models of two manufacturers may share a name. */
export async function fetchYears(model: string, manufacturer: string, signal?: AbortSignal): Promise<string[]> {
  const years = await call('GET /products/years', { model, manufacturer }, { signal })
  return years.map(({ year }) => String(year))
}

/** @param key of the message, which the api takes once */
export function sendSellRequest(request: SellRequest, key: string): Promise<ReceivedAnswer> {
  return call('POST /submit-form', request, { json: true, key })
}
