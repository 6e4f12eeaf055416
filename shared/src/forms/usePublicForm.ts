import { newKey } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import {
  draftOf,
  type FormText,
  forgetDraft,
  forgetUnsent,
  keepDraft,
  keepUnsent,
  type Message,
} from '@brightfill/shared/draft'
import { useSite } from '@brightfill/shared/store'
import type { FormikHelpers } from 'formik'
import { useEffect, useMemo, useRef } from 'react'
import type { DraftOptions } from './FormScope'
import { onTheWay, putAside } from './underWay'

/** A form and what was sent with it. */
export interface Sent<Values> {
  values: Values
  form: FormikHelpers<Values>
  /** False when the visitor has left the form's page meanwhile. */
  onScreen: boolean
  /** The values that the profile of the visitor fills in. */
  known: DraftOptions['known']
}

export interface PublicFormOptions<Values extends object, Answer> extends Omit<DraftOptions, 'known'> {
  /** The values that the profile of a user answers. */
  answersOf?: (user: User) => Record<string, string>
  /** Belongs to the message, but no field shows it. */
  more?: object
  /** Keeps messages that are not known to have arrived on the device, and not only in this tab. */
  onDevice?: boolean
  /** @param key of the message: the same one when the same message is sent again */
  send: (values: Values, key: string) => Promise<Answer>
  onArrived: (answer: Answer, sent: Sent<Values>) => Promise<void> | void
  onFailed: (error: unknown, sent: Sent<Values>) => Promise<void> | void
}

/**
 * The behaviour of all public forms: their text is never lost, and each message is sent once. The form is a
 * `ValidatedForm` with this `draft`, which restores what was typed and moves the focus to errors.
 */
export function usePublicForm<Values extends object, Answer>({
  name,
  about,
  answersOf,
  more,
  onDevice = false,
  send,
  onArrived,
  onFailed,
}: PublicFormOptions<Values, Answer>) {
  const present = useRef(false)
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: one profile for each user
  const known = useMemo(() => (user ? answersOf?.(user) : undefined), [user])

  async function submit(values: Values, form: FormikHelpers<Values>) {
    const message = startMessage(name, { request: { ...values, ...more }, onDevice })
    const outcome = () => ({ values, form, known, onScreen: present.current })
    let answer: Answer
    try {
      answer = await send(values, message.key)
    } catch (error) {
      message.failed(present.current, error)
      return await onFailed(error, outcome())
    } finally {
      message.finish()
    }
    message.arrived()
    await onArrived(answer, outcome())
  }
  return { draft: { name, about, known }, submit }
}

interface NewMessage {
  request: object
  onDevice: boolean
}

/**
 * Removes the text of a form from its draft while it is being sent, so that the form of another page does not offer it.
 * If it must not be lost, it is stored on the device first, because this document may end before the answer.
 */
function startMessage(form: string, { request, onDevice }: NewMessage) {
  const { text, sent: former } = draftOf(form)
  const sent: Message = { id: keyFor(request, former), request: { ...request } }
  const keys = new Set([sent.id, former?.id ?? sent.id])
  if (onDevice) {
    for (const key of keys) onTheWay.add(key)
    keepUnsent(form, sent)
    keepDraft(form, { text: {}, sent: undefined, sending: request as FormText }) // values by their names
  } else keepDraft(form, { sent })
  return {
    key: sent.id,
    arrived() {
      if (!onDevice) return forgetDraft(form)
      keepDraft(form, { sending: undefined }) // its text now was typed meanwhile
      for (const key of keys) forgetUnsent(form, key)
      putAside.delete(form)
    },
    failed(onScreen: boolean, error: unknown) {
      if (!onDevice) return
      // Faults that the visitor can correct are shown at the form; any other failed message must not get lost.
      const stays = onScreen && (error as Partial<{ status: number }>).status === 422 ? former : sent
      for (const key of keys) if (key !== stays?.id) forgetUnsent(form, key)
      const typed = draftOf(form).text
      keepDraft(
        form,
        onScreen ? { text: { ...text, ...typed }, sent: stays ?? sent, sending: undefined } : { sending: undefined },
      )
    },
    finish() {
      for (const key of keys) onTheWay.delete(key)
    },
  }
}

/**
 * The key of a message: the same while the text is unchanged, so that the api takes it once, and a new one after a
 * change, so that the change arrives.
 */
function keyFor(request: object, former: Message | undefined): string {
  return former && textOf(former.request) === textOf(request) ? former.id : `${Date.now()}-${newKey()}`
}

/** The same for equal values, in any order. */
const textOf = (request: object) =>
  JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
