import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useUpdate } from 'ra-core'
import { useState } from 'react'

/**
 * What staff do with the one record of a page, by `update` of its resource (`officeData`). One at a time: a failure
 * stays until the next try, and what was typed stays in the form.
 */
export function useAction<Row extends RaRecord>(resource: string, record: Row) {
  const [update, { isPending, isPaused }] = useUpdate<Row>()
  const [error, setError] = useState<unknown>()
  const cache = useQueryClient()

  /** @returns whether it was done; the answer is the record from then on */
  async function act(action: string, data: object = {}): Promise<boolean> {
    setError(undefined)
    try {
      const answer = await update(
        resource,
        // The body of the call is no part of the record, which the answer replaces.
        { id: record.id, data: data as Partial<Row>, previousData: record, meta: { action } },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )
      // ra-core keeps it under the name of the action, where no page looks.
      cache.setQueryData([resource, 'getOne', { id: String(record.id) }], answer)
      return true
    } catch (failure) {
      setError(failure)
      return false
    }
  }
  // Without a line the call waits, and is made when the line is back.
  return { act, error, busy: isPending, waits: isPaused, forget: () => setError(undefined) }
}
