import { ApiError } from '@brightfill/shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useCreate, useDelete, useUpdate } from 'ra-core'

const now = { returnPromise: true, mutationMode: 'pessimistic' } as const

/** The actions of staff on records of a resource (`officeData`). The calls throw ApiError; `useAttempt` keeps it. */
export function useAction<Row extends RaRecord>(resource: string) {
  const [update] = useUpdate<Row>()
  const [create] = useCreate()
  const [remove] = useDelete<Row>()
  const cache = useQueryClient()
  /** A conflict says that a colleague changed the record meanwhile: pages show it as it is now. */
  function refused(error: unknown): never {
    if (error instanceof ApiError && error.status === 409) void cache.invalidateQueries({ queryKey: [resource] })
    throw error
  }
  return {
    /** @returns the answer, which is the record from then on */
    async act(record: Row, action?: string, data: object = {}): Promise<Row> {
      // The body of the call is no part of the record, which the answer replaces.
      const params = { id: record.id, data: data as Partial<Row>, previousData: record, meta: { action } }
      const answer = (await update(resource, params, now).catch(refused)) as Row // with returnPromise ra-core gives it
      // ra-core keeps it under the name of the action, where no page looks.
      cache.setQueryData([resource, 'getOne', { id: String(record.id) }], answer)
      return answer
    },
    /** @returns the new record */
    create: (data: object) => create(resource, { data }, now) as Promise<Row>, // as above
    remove: (record: Row, meta?: object) => remove(resource, { id: record.id, previousData: record, meta }, now),
  }
}
