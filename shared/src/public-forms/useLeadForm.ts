import type { ApiError } from '@brightfill/shared/api'
import type { ReceivedAnswer } from '@brightfill/shared/contract'
import {
  fillKnown,
  type PublicFormOptions,
  settleForm,
  showServerErrors,
  usePublicForm,
} from '@brightfill/shared/forms'
import { messageSent } from '@brightfill/shared/messages'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useState } from 'react'
import { whatFollows } from './Received'
import { texts } from './texts'

/** Milliseconds of a toast with a reference, or with a reason and what to do. */
const TIME_TO_READ = 15_000

interface LeadFormOptions<Values extends object>
  extends Omit<PublicFormOptions<Values, ReceivedAnswer>, 'onDevice' | 'onArrived' | 'onFailed'> {
  /** The values of the empty form. */
  empty: Values
  /** Called when the message has arrived while the form is on screen. */
  onArrived?: () => void
}

/**
 * A form that loses no message, because each is a lead. It says at the form what became of a message, or in a toast
 * when the visitor has left the page meanwhile (docs/decisions/0049).
 */
export function useLeadForm<Values extends object>({ empty, onArrived, ...options }: LeadFormOptions<Values>) {
  const store = useSiteStore()
  const [receipt, setReceipt] = useState<ReceivedAnswer>()
  const say = (type: 'success' | 'error', text: string) => showToast(store, { type, text, duration: TIME_TO_READ })

  const { draft, submit } = usePublicForm<Values, ReceivedAnswer>({
    ...options,
    onDevice: true,
    send(values, key) {
      setReceipt(undefined)
      return options.send(values, key)
    },
    onArrived(answer, { values, form, onScreen, known }) {
      if (!onScreen) return say('success', `${messageSent}. ${whatFollows(answer)}`)
      settleForm(form, { sent: values, next: empty, fill: (now) => fillKnown(now, { known, typed: undefined }) })
      setReceipt(answer)
      onArrived?.()
    },
    onFailed(error, { values, form, onScreen }) {
      showServerErrors(error, form, values)
      if (onScreen) return
      const { status, fields, retryAfter: wait, late } = error as ApiError // anything else was thrown again
      const [wrong] = Object.values(fields).flat()
      const why = { wait, late }
      say('error', `${texts.notSent(why)}. ${wrong ?? texts.reason(status, why)} ${texts.keptForNext}`)
    },
  })
  return { draft, empty, submit, receipt, forgetReceipt: () => setReceipt(undefined) }
}
