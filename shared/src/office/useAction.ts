import { ApiError, newKey } from '@brightfill/shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useCreate, useDelete, useUpdate } from 'ra-core'
import { useRef } from 'react'
import { isUnanswered } from './outbox'

const now = { returnPromise: true, mutationMode: 'pessimistic' } as const

/** The actions of staff on records of a resource (`officeData`). The calls throw ApiError; `useAttempt` keeps it. */
export function useAction<Row extends RaRecord>(resource: string) {
  const [update] = useUpdate<Row>()
  const [create] = useCreate()
  const [remove] = useDelete<Row>()
  const cache = useQueryClient()
  /** The keys of calls whose outcome is not known, by what they send: sent again, they act once. */
  const unanswered = useRef(new Map<string, string>())
  /** A conflict says that a colleague changed the record meanwhile: pages show it as it is now. */
  function refused(error: unknown): never {
    if (error instanceof ApiError && error.status === 409) void cache.invalidateQueries({ queryKey: [resource] })
    throw error
  }
  async function once<Answer>(sent: object, call: (key: string) => Promise<Answer>): Promise<Answer> {
    const words = JSON.stringify(sent)
    const key = unanswered.current.get(words) ?? newKey()
    unanswered.current.set(words, key)
    try {
      const answer = await call(key)
      unanswered.current.delete(words)
      return answer
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current.delete(words)
      throw error
    }
  }
  return {
    /** @returns the answer, which is the record from then on */
    async act(record: Row, action?: string, data: object = {}): Promise<Row> {
      // The body of the call is no part of the record, which the answer replaces.
      const params = { id: record.id, data: data as Partial<Row>, previousData: record }
      const answer = (await once({ id: record.id, action, data }, (key) =>
        update(resource, { ...params, meta: { action, key } }, now),
      ).catch(refused)) as Row // with returnPromise ra-core gives it
      // ra-core keeps it under the name of the action, where no page looks.
      cache.setQueryData([resource, 'getOne', { id: String(record.id) }], answer)
      return answer
    },
    /** @returns the new record */
    create: (data: object) => once(data, (key) => create(resource, { data, meta: { key } }, now)) as Promise<Row>, // as above
    remove: (record: Row, meta?: object) => remove(resource, { id: record.id, previousData: record, meta }, now),
  }
}
