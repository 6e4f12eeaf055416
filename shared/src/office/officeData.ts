import { api } from '@brightfill/shared/api'
import type { GetListParams, RaRecord } from 'ra-core'
import type { OfficeData } from './officeResource'
import { backgroundHeaders } from './recentUse'

interface Paths {
  /** The field that is a row's id. */
  id?: string
}

interface Answer<Data> {
  data: Data
  total?: number
  /** The list is longer than `total`. */
  more?: boolean
}

/**
 * The resource at `/api/office/<path>`: rows of `GET path` (page, perPage, sort, order and the filter as its query),
 * one of `GET path/:id`. `create` posts to `path` and answers the new record, where the api does. `update` posts to
 * `path/:id/<meta.action>` and expects the whole record as the answer;
 * `delete` posts `meta` to `path/:id/delete`.
 * @throws ApiError
 */
export function officeData(path: string, { id = 'id' }: Paths = {}): OfficeData {
  const address = `/office/${path}`
  const identified = (row: object) => ({ ...row, id: (row as Record<string, unknown>)[id] }) as RaRecord
  return {
    async getList(_resource, { signal, ...params }) {
      const { data } = await api.get<Answer<object[]>>(address, {
        params: queryOf(params),
        headers: backgroundHeaders(),
        signal,
      })
      // The caller names the type of its rows.
      const total = data.total ?? data.data.length
      return { data: data.data.map(identified) as never[], total, meta: { more: data.more ?? false } }
    },
    async getOne(_resource, { id: wanted, signal }) {
      const { data } = await api.get<Answer<object>>(`${address}/${encodeURIComponent(wanted)}`, {
        headers: backgroundHeaders(),
        signal,
      })
      return { data: identified(data.data) as never }
    },
    async create(_resource, { data: body }) {
      const { data } = await api.post<Partial<Answer<object>>>(address, body)
      return { data: identified(data.data ?? { [id]: 0 }) as never }
    },
    async update(_resource, { id: wanted, data: body, meta }) {
      const { data } = await api.post<Answer<object>>(`${address}/${encodeURIComponent(wanted)}/${meta.action}`, body)
      return { data: identified(data.data) as never }
    },
    async delete(_resource, { id: wanted, meta }) {
      await api.post(`${address}/${encodeURIComponent(wanted)}/delete`, meta)
      return { data: { id: wanted } as never }
    },
  }
}

/** ra-core sorts by `id` unless a list says otherwise; the api then has its own order. */
function queryOf({ pagination, sort, filter }: Omit<GetListParams, 'signal'>) {
  const sorted = sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }
  return { ...pagination, ...sorted, ...filter }
}
