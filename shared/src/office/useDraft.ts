import type { CallAnswer, CallName } from '@brightfill/shared/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { changeDraft, type Draft, dropDraft, placeOf, readDraft, type Send } from './drafts'
import { forgetFailure, isUnanswered, onSending, sendDraft, sendingOf } from './outbox'

/**
 * A text that is typed and sent. It survives a lost connection, a reload, a closed tab and signing out: it stays in
 * this browser for the same person until it is sent or emptied. It has the key of one message, so it arrives once,
 * however often it is sent.
 * @param name another name is another draft
 * @param begun its values when nothing is typed
 */
export function useDraft<Values extends object>(name: string, begun: Values) {
  const { identity } = useGetIdentity()
  const cache = useQueryClient()
  const [early, setEarly] = useState<{ name: string; values: Values }>()
  const place = identity && placeOf(identity.id, name)
  const draft = useSyncExternalStore(onSending, () => (place ? readDraft(place) : undefined)) as
    | Draft<Values> // by the name
    | undefined
  const { busy, error } = useSyncExternalStore(onSending, () => sendingOf(draft?.key))
  const typed = draft?.values ?? (early?.name === name ? early.values : undefined)
  const values = typed ?? begun

  // Typed before the office knew who is signed in.
  useEffect(() => {
    if (!place || early?.name !== name) return
    changeDraft(place, early.values)
    setEarly(undefined)
  }, [place, name, early])

  function change(change: Partial<Values>) {
    const next = { ...values, ...change }
    if (!place) return setEarly({ name, values: next })
    if (draft) forgetFailure(draft.key)
    if (draft && JSON.stringify(next) === JSON.stringify(begun)) dropDraft(place, draft.key)
    else changeDraft(place, next)
  }

  return {
    values,
    /** Whether there is unsent text. */
    typed: typed !== undefined,
    change,
    /** It is being sent. */
    busy,
    /** It got no answer, and is resent automatically. */
    waits: draft?.send !== undefined && !busy && (error === undefined || isUnanswered(error)),
    /** The refusal of the last try. */
    error: isUnanswered(error) ? undefined : error,
    forget: () => draft && forgetFailure(draft.key),
    /** @returns the answer; undefined unless it confirms that the draft was sent */
    async send<Name extends CallName>(call: Send<Name>, resource: string): Promise<CallAnswer<Name> | undefined> {
      if (!place) return undefined
      const answer = await sendDraft(place, draft ?? changeDraft(place, values), call)
      void cache.invalidateQueries({ queryKey: [resource] }) // also a conflict: a colleague has changed something
      return answer as CallAnswer<Name> | undefined // that of the call
    },
    drop: () => place && draft && dropDraft(place, draft.key),
  }
}
