import {
  draftOf,
  forgetDraft,
  forgetUnsent,
  isSameText,
  isUnsent,
  keepDraft,
  type Message,
  unsentMessages,
} from '@brightfill/shared/draft'
import { onTheWay, putAside, useFormikContext, useFormScope } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { focusFirst } from './focusFirst'
import styles from './NotSent.module.css'
import { texts } from './texts'

type Values = Record<string, string | boolean>

interface UnsentOfferProps {
  form: string
  /** The values of the empty form. */
  empty: object
  /** Called with an unsent message when it is in the form, and without one when the form is empty again. */
  onOffer?: ((request: Message['request'] | undefined) => void) | undefined
}

/**
 * Fills empty fields of the form around it with unsent messages, one at a time, and offers to send them again. A
 * message that contradicts what is typed waits until that is sent, or for the next visit.
 */
export function UnsentOffer({ form, empty, onOffer }: UnsentOfferProps) {
  const { setFormikState, resetForm, values, submitCount } = useFormikContext<Values>()
  const { settled } = useFormScope().texts
  const [offered, setOffered] = useState<Message>()
  const [turn, setTurn] = useState(0)
  const blank = empty as Values // of this form
  const atRest = settled && submitCount === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form has its text, was sent, or was cleared
  useEffect(() => {
    if (!atRest) return
    const next = nextOf(form, values, blank)
    if (next) {
      keepDraft(form, { sent: next })
      setFormikState((state) => ({ ...state, values: filled(state.values, { request: next.request, blank }) }))
    }
    if (next || offered) onOffer?.(next?.request)
    setOffered(next)
  }, [atRest, turn])

  useEffect(() => {
    if (!offered) return
    // Another tab may have sent or cleared it, also while the browser kept this page for Back.
    const look = () => {
      if (isUnsent(form, offered.id)) return
      if (atRest && !isChanged(values, { request: offered.request, blank })) empties(true)
      else setOffered(undefined)
    }
    window.addEventListener('storage', look)
    window.addEventListener('pageshow', look)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('pageshow', look)
    }
  })

  function empties(andNext: boolean) {
    forgetDraft(form)
    setOffered(undefined)
    resetForm({ values: { ...values, ...blank } })
    onOffer?.(undefined)
    if (andNext) setTurn(turn + 1)
  }
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>, { id }: Message) {
    if (currentTarget.form) focusFirst(currentTarget.form) // the button goes away, and a box about the machine may too
    forgetUnsent(form, id)
    empties(true)
  }
  function writeAnother({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form) focusFirst(currentTarget.form) // the button goes away, and a box about the machine may too
    putAside.add(form)
    empties(false)
  }
  if (!offered || !atRest) return null
  const more = waiting(form).length - 1
  return (
    <div role="status" className={styles.offer}>
      <p>
        {texts.unsent} {texts.unsentHelp} {more > 0 && <span>{texts.more(more)}</span>}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" size="sm" onClick={(event) => clear(event, offered)}>
          {texts.clear}
        </Button>
        <Button variant="secondary" size="sm" onClick={writeAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}

const waiting = (form: string) => unsentMessages(form).filter(({ id }) => !onTheWay.has(id))

/** The message in the form, else the oldest one that does not contradict what is typed. */
function nextOf(form: string, values: Values, blank: Values): Message | undefined {
  const all = waiting(form)
  const { sent, text } = draftOf(form)
  const held = all.find(({ id }) => id === sent?.id)
  if (held) return held
  if (putAside.has(form)) return undefined
  const now: Values = { ...values, ...text } // a telephone number that is not complete has no value
  const typed = Object.keys(now).filter((name) => isTyped(now[name], blank[name]))
  return all.find(({ request }) => typed.every((name) => isSameText(now[name], request[name])))
}

const isTyped = (value: string | boolean | undefined, blank: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() !== '' && value !== blank

interface Offer {
  request: Message['request']
  blank: Values
}

/** Text typed meanwhile wins; boxes are ticked as they were stored. */
function filled(now: Values, { request, blank }: Offer): Values {
  const next = { ...now }
  for (const [name, value] of Object.entries(now)) {
    const kept = request[name]
    if (typeof kept === 'boolean' && typeof value === 'boolean') next[name] = kept
    if (typeof kept === 'string' && kept && !isTyped(value, blank[name])) next[name] = kept
  }
  return next
}

/** Whether the form holds something other than the message. */
const isChanged = (values: Values, { request, blank }: Offer) =>
  Object.entries(values).some(([name, value]) => value !== request[name] && value !== blank[name])
