import { ApiError, newKey } from '@brightfill/shared/api'
import type { CallAnswer } from '@brightfill/shared/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useCreate, useDelete, useUpdate } from 'ra-core'
import { useRef } from 'react'
import type { ActionFields, ActionOf, ChangeFields, OfficePath, PostAt, PostFields } from './officeCalls'
import { isUnanswered } from './outbox'

const now = { returnPromise: true, mutationMode: 'pessimistic' } as const

type Created<Path extends OfficePath> = CallAnswer<PostAt<Path>> extends { data: infer Row } ? Row : { id: number }

/**
 * The actions of staff on records of a resource (`officeData`), which is named after its path. The calls throw
 * ApiError; `useAttempt` keeps it.
 */
export function useAction<Path extends OfficePath>(resource: Path) {
  const [update] = useUpdate()
  const [create] = useCreate()
  const [remove] = useDelete()
  const cache = useQueryClient()
  /** Keys of calls with an unknown outcome, by what they send: sent again, they act once. */
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
    async act<Row extends RaRecord, Action extends ActionOf<Path> | undefined>(
      record: Row,
      action: Action,
      data: Action extends string ? ActionFields<Path, Action> : ChangeFields<Path>,
    ): Promise<Row> {
      const params = { id: record.id, data, previousData: record }
      const answer = (await once({ id: record.id, action, data }, (key) =>
        update(resource, { ...params, meta: { action, key } }, now),
      ).catch(refused)) as Row // with returnPromise ra-core gives it
      // ra-core keeps it under the name of the action, where no page looks. A slow answer from before must not replace it.
      const queryKey = [resource, 'getOne', { id: String(record.id) }]
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, answer)
      return answer
    },
    /** @returns the new record */
    create: (data: PostFields<Path>) =>
      once(data, (key) => create(resource, { data, meta: { key } }, now)) as Promise<Created<Path>>, // as above
    remove: (record: RaRecord, meta?: object) => remove(resource, { id: record.id, previousData: record, meta }, now),
  }
}
