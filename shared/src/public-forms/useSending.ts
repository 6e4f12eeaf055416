import type { ApiError } from '@brightfill/shared/api'
import { type FormikHelpers, showServerErrors } from '@brightfill/shared/forms'
import { messageSent } from '@brightfill/shared/messages'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useEffect, useRef, useState } from 'react'
import { type Receipt, whatFollows } from './Received'
import { texts } from './texts'
import { forgetUnsent, keepUnsent, onTheWay } from './unsent'

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
 * kept for the next visit when no answer came, or when nobody saw it fail at the form (docs/decisions/0021).
 * @param form its name among those that could not be sent
 */
export function useSending(form: string) {
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
   * @returns what the form has to do: `left` when it is gone
   * @throws every error that is not an `ApiError`
   */
  async function send<Values extends object>(
    call: () => Promise<Receipt>,
    { values, helpers, more }: Sent<Values>,
  ): Promise<'received' | 'failed' | 'left'> {
    setReceipt(undefined)
    onTheWay.add(form)
    try {
      const answer = await call()
      forgetUnsent(form)
      setReceipt(answer)
      if (onScreen.current) return 'received'
      say('success', `${messageSent}. ${whatFollows(answer)}`)
    } catch (error) {
      showServerErrors(error, helpers, values)
      const { status, fields } = error as ApiError // anything else was thrown again
      if (status === 0 || !onScreen.current) keepUnsent(form, { ...values, ...more })
      if (onScreen.current) return 'failed'
      const [refused] = Object.values(fields).flat()
      say('error', `${texts.notSent}. ${refused ?? texts.reason(status)} ${texts.keptForNext}`)
    } finally {
      onTheWay.delete(form)
    }
    return 'left'
  }
  return { receipt, send }
}
