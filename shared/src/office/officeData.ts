import { api, keyed } from '@brightfill/shared/api'
import type { GetListParams, Identifier, RaRecord } from 'ra-core'
import type { OfficeData } from './officeResource'
import { backgroundHeaders } from './recentUse'

interface Paths {
  /** The field that is a row's id. */
  id?: string
  /** There is one record, at `path` itself; whatever id it is asked for with is its own. */
  single?: boolean
  /** An action on a row is posted to an address without its id, which is in the body. */
  idInBody?: boolean
}

interface Answer<Data> {
  data: Data
  total?: number
  /** The list is longer than `total`. */
  more?: boolean
  /** For a list that is one record. */
  version?: number
}

/**
 * The resource at `/api/office/<path>`: rows of `GET path` (page, perPage, sort, order and the filter as its query),
 * one of `GET path/:id`. `create` posts to `path` and answers the new record, where the api does. `update` posts to
 * `path/:id/<meta.action>`; where the api answers no record, it is the former one with what was sent and answered.
 * Both send `meta.key`, so that a copy acts once.
 * `delete` posts `meta` to `path/:id/delete`, or the id to `path/remove`.
 * @throws ApiError
 */
export function officeData(path: string, { id = 'id', single, idInBody }: Paths = {}): OfficeData {
  const address = `/office/${path}`
  const oneAt = (wanted: Identifier) => (single || idInBody ? address : `${address}/${encodeURIComponent(wanted)}`)
  const identified = (row: object, wanted?: Identifier) =>
    ({ ...row, id: single ? wanted : (row as Record<string, unknown>)[id] }) as RaRecord
  return {
    async getList(_resource, { signal, ...params }) {
      const { data } = await api.get<Answer<object[]>>(address, {
        params: queryOf(params),
        headers: backgroundHeaders(),
        signal,
      })
      // The caller names the type of its rows.
      const total = data.total ?? data.data.length
      return {
        data: data.data.map((row) => identified(row)) as never[],
        total,
        meta: { more: data.more ?? false, version: data.version },
      }
    },
    async getOne(_resource, { id: wanted, signal }) {
      const { data } = await api.get<Answer<object>>(oneAt(wanted), { headers: backgroundHeaders(), signal })
      return { data: identified(data.data, wanted) as never }
    },
    async create(_resource, { data: body, meta }) {
      const { data } = await api.post<Partial<Answer<object>>>(address, body, meta?.key && keyed(meta.key))
      return { data: identified(data.data ?? { [id]: 0 }) as never }
    },
    async update(_resource, { id: wanted, data: change, previousData, meta }) {
      const to = meta?.action ? `${oneAt(wanted)}/${meta.action}` : oneAt(wanted)
      const { data } = await api.post<Partial<Answer<object>>>(
        to,
        idInBody ? { id: wanted, ...change } : change,
        meta?.key && keyed(meta.key),
      )
      return { data: identified(data.data ?? { ...previousData, ...change, ...data }, wanted) as never }
    },
    async delete(_resource, { id: wanted, meta }) {
      await (idInBody ? api.post(`${address}/remove`, { id: wanted }) : api.post(`${oneAt(wanted)}/delete`, meta))
      return { data: { id: wanted } as never }
    },
  }
}

/** ra-core sorts by `id` unless a list says otherwise; the api then has its own order. */
function queryOf({ pagination, sort, filter }: Omit<GetListParams, 'signal'>) {
  const sorted = sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }
  return { ...pagination, ...sorted, ...filter }
}
