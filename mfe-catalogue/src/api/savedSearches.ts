import { api, form } from '@brightfill/shared/api'
import { addressOf, filtersOf, type ListQuery } from '../list/listQuery'

/** @param landing id of the category whose page this is */
export async function saveSearch(name: string, query: ListQuery, landing: number | undefined): Promise<void> {
  const address = addressOf({ ...query, names: [], page: 1 })
  const filters = filtersOf(landing === undefined ? query : { ...query, category: [landing] })
  await api.post('/user/searches', form({ name, frequency: 'daily', address, filters }))
}
