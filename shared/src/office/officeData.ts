import { call } from '@brightfill/shared/api'
import type { GetListParams, Identifier, RaRecord } from 'ra-core'
import type { OfficePath } from './officeCalls'
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

interface Answer {
  data: object
  total?: number
  /** The list is longer than `total`; absent when it is complete. */
  more?: boolean
  /** For a list that is one record. */
  version?: number
}

/** The calls of a resource by its path in the contract; pages type their calls (`useAction`). */
const ask = call as (name: string, ...given: [fields?: object, options?: object]) => Promise<unknown>

/**
 * The resource at `/api/office/<path>`: rows of `GET path` (page, perPage, sort, order and the filter as its query),
 * one of `GET path/:id`. `create` posts to `path` and answers the new record, where the api does. `update` posts to
 * `path/:id/<meta.action>`; where the api answers no record, it is the former one with what was sent and answered.
 * Both send `meta.key`, so that a copy acts once.
 * `delete` posts `meta` to `path/:id/delete`, or the id to `path/remove`.
 * @throws ApiError
 */
export function officeData(path: OfficePath, { id = 'id', single, idInBody }: Paths = {}): OfficeData {
  const address = `/office/${path}`
  const oneAt = (wanted: Identifier) => (single || idInBody ? address : `${address}/${encodeURIComponent(wanted)}`)
  const identified = (row: object, wanted?: Identifier) =>
    ({ ...row, id: single ? wanted : (row as Record<string, unknown>)[id] }) as RaRecord
  return {
    async getList(_resource, { signal, ...params }) {
      const answer = await ask(`GET ${address}`, queryOf(params), { headers: backgroundHeaders(), signal })
      const { data, total = data.length, more = false, version } = answer as Answer & { data: object[] }
      return { data: data.map((row) => identified(row)), total, meta: { more, version } }
    },
    async getOne(_resource, { id: wanted, signal }) {
      const { data } = (await ask(`GET ${oneAt(wanted)}`, {}, { headers: backgroundHeaders(), signal })) as Answer
      return { data: identified(data, wanted) }
    },
    async create(_resource, { data: body, meta }) {
      const { data } = (await ask(`POST ${address}`, body, { key: meta?.key })) as Partial<Answer>
      return { data: identified(data ?? { [id]: 0 }) }
    },
    async update(_resource, { id: wanted, data: change, previousData, meta }) {
      const to = meta?.action ? `${oneAt(wanted)}/${meta.action}` : oneAt(wanted)
      const body = idInBody ? { id: wanted, ...change } : change
      const answer = (await ask(`POST ${to}`, body, { key: meta?.key })) as Partial<Answer>
      return { data: identified(answer.data ?? { ...previousData, ...change, ...answer }, wanted) }
    },
    async delete(_resource, { id: wanted, meta }) {
      await (idInBody ? ask(`POST ${address}/remove`, { id: wanted }) : ask(`POST ${oneAt(wanted)}/delete`, meta))
      return { data: { id: wanted } }
    },
  }
}

/** ra-core sorts by `id` unless a list says otherwise; the api then uses its own order. */
function queryOf({ pagination, sort, filter }: Omit<GetListParams, 'signal'>) {
  const sorted = sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }
  return { ...pagination, ...sorted, ...filter }
}
