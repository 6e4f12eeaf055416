import type { ApiError } from '@brightfill/shared/api'
import type { FormDraft } from '@brightfill/shared/draft'
import { type FormikHelpers, showServerErrors } from '@brightfill/shared/forms'
import { messageSent } from '@brightfill/shared/messages'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useEffect, useRef, useState } from 'react'
import { type Receipt, whatFollows } from './Received'
import { texts } from './texts'
import { forgetUnsent, idFor, inForm, type Kept, keepUnsent, onTheWay, putAside } from './unsent'

/** Milliseconds of a toast with a reference, or with a reason and what to do. */
const TIME_TO_READ = 15_000

interface Sent<Values> {
  values: Values
  helpers: Pick<FormikHelpers<Values>, 'setStatus'>
  /** Belongs to the form, which does not show it. */
  more?: object
}

/**
 * Sends a form of the public and shows at it what became of that, or in a toast when its page was left meanwhile. It is
 * kept from before it is sent until it has arrived, or until the visitor saw at the form what to correct
 * (docs/decisions/0021).
 * @param form its name among those that could not be sent
 * @param draft of its typed text
 */
export function useSending<Draft extends { phone: string }>(form: string, draft: FormDraft<Draft>) {
  const store = useSiteStore()
  const [receipt, setReceipt] = useState<Receipt>()
  const onScreen = useRef(false)
  useEffect(() => {
    onScreen.current = true
    return () => {
      onScreen.current = false
    }
  }, [])
  const say = (type: 'success' | 'error', text: string) => showToast(store, { type, text, duration: TIME_TO_READ })

  /**
   * @param call gets the key of the message: the same one when the same message is sent again
   * @returns whether it has arrived and the form is still there to be emptied
   * @throws every error that is not an `ApiError`
   */
  async function send<Values extends object>(
    call: (key: string) => Promise<Receipt>,
    { values, helpers, more }: Sent<Values>,
  ): Promise<boolean> {
    setReceipt(undefined)
    const typed = draft.values
    draft.forget() // the form of a page that is opened meanwhile would offer what is on its way
    const former = inForm.get(form)
    const request = { ...values, ...more } as Kept['request'] // values by their names
    const sent = { id: idFor(request, former), request }
    const ids = new Set([sent.id, former?.id ?? sent.id])
    inForm.delete(form) // the form of another page that is opened meanwhile
    for (const id of ids) onTheWay.add(id)
    keepUnsent(form, sent) // this document may end before the answer
    try {
      const answer = await call(sent.id)
      for (const id of ids) forgetUnsent(form, id)
      putAside.delete(form)
      setReceipt(answer)
      if (onScreen.current) return true
      say('success', `${messageSent}. ${whatFollows(answer)}`)
    } catch (error) {
      const here = onScreen.current
      if (here) inForm.set(form, sent)
      showServerErrors(error, helpers, values)
      const { status, fields, retryAfter: wait, late } = error as ApiError // anything else was thrown again
      const stays = here && status === 422 ? former : sent
      for (const id of ids) if (id !== stays?.id) forgetUnsent(form, id)
      if (here && stays) inForm.set(form, stays)
      if (here) {
        draft.putBack(typed)
        return false
      }
      const [wrong] = Object.values(fields).flat()
      const why = { wait, late }
      say('error', `${texts.notSent(why)}. ${wrong ?? texts.reason(status, why)} ${texts.keptForNext}`)
    } finally {
      for (const id of ids) onTheWay.delete(id)
    }
    return false
  }
  return { receipt, send }
}
