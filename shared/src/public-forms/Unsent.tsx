import { useFormikContext } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import styles from './NotSent.module.css'
import { texts } from './texts'
import { forgetUnsent, inForm, isKept, type Kept, putAside, unsent } from './unsent'

type Values = Record<string, string | boolean>

interface UnsentProps {
  form: string
  /** The values of the form when nothing is written in it. */
  empty: object
  /** Called with a kept request when it is in the form, and without one when the form is empty again. */
  onOffer?: (request: Kept['request'] | undefined) => void
}

/**
 * Fills empty fields of the form around it with what did not arrive before, one request at a time, and offers it again.
 * A request that contradicts what is typed waits until that is sent, or for the next visit.
 */
export function Unsent({ form, empty, onOffer }: UnsentProps) {
  const { setValues, resetForm, values, submitCount } = useFormikContext<Values>()
  const [offered, setOffered] = useState<Kept>()
  const [turn, setTurn] = useState(0)
  const blank = empty as Values // of this form
  const atRest = submitCount === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is interactive, was sent, or was cleared
  useEffect(() => {
    if (!atRest) return
    const next = nextOf(form, values, blank)
    if (next) {
      inForm.set(form, next)
      void setValues((now) => filled(now, { request: next.request, blank }))
    }
    if (next || offered) onOffer?.(next?.request)
    setOffered(next)
  }, [atRest, turn])

  useEffect(() => {
    if (!offered) return
    // Another tab may have sent or cleared it, also while the browser kept this page for the way back.
    const look = () => {
      if (isKept(form, offered.id)) return
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
    inForm.delete(form)
    setOffered(undefined)
    resetForm({ values: { ...values, ...blank } })
    onOffer?.(undefined)
    if (andNext) setTurn(turn + 1)
  }
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>, { id }: Kept) {
    focusFirst(currentTarget)
    forgetUnsent(form, id)
    empties(true)
  }
  function writeAnother({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    focusFirst(currentTarget)
    putAside.add(form)
    empties(false)
  }
  if (!offered || !atRest) return null
  const more = unsent(form).length - 1
  return (
    <div role="status" className={styles.offer}>
      <p>
        {texts.unsent} {texts.unsentHelp} {more > 0 && texts.more(more)}
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

/** The button goes away, and a box about the machine may too. */
const focusFirst = ({ form }: HTMLButtonElement) =>
  form?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.focus()

/** The request in the form, else the oldest one that does not contradict what is typed. */
function nextOf(form: string, values: Values, blank: Values): Kept | undefined {
  const all = unsent(form)
  const held = all.find(({ id }) => id === inForm.get(form)?.id)
  if (held) return held
  if (putAside.has(form)) return undefined
  const typed = Object.keys(values).filter((name) => isTyped(values[name], blank[name]))
  return all.find(({ request }) => typed.every((name) => String(values[name]).trim() === request[name]))
}

const isTyped = (value: string | boolean | undefined, blank: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() !== '' && value !== blank

interface Offer {
  request: Kept['request']
  blank: Values
}

/** A text that was typed meanwhile wins; a box is ticked or not as it was kept. */
function filled(now: Values, { request, blank }: Offer): Values {
  const next = { ...now }
  for (const [name, value] of Object.entries(now)) {
    const kept = request[name]
    if (typeof kept === 'boolean' && typeof value === 'boolean') next[name] = kept
    if (typeof kept === 'string' && kept && !isTyped(value, blank[name])) next[name] = kept
  }
  return next
}

/** Whether something else stands in the form than the request. */
const isChanged = (values: Values, { request, blank }: Offer) =>
  Object.entries(values).some(([name, value]) => value !== request[name] && value !== blank[name])
