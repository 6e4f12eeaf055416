import { useFormikContext } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import styles from './NotSent.module.css'
import { texts } from './texts'
import { forgetUnsent, unsent } from './unsent'

interface UnsentProps {
  form: string
  /** The values of the form when nothing is written in it. */
  empty: object
  onClear?: () => void
}

/** Fills empty fields of the form around it with what could not be sent before, and offers it again. */
export function Unsent({ form, empty, onClear }: UnsentProps) {
  const { setValues, resetForm, values, submitCount } = useFormikContext<Record<string, string | boolean>>()
  const [offered, setOffered] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form becomes interactive
  useEffect(() => {
    const kept = unsent(form)
    if (!kept) return
    setOffered(true)
    // of the same type as the value it takes the place of
    const fitting = Object.keys(values).filter((name) => typeof kept[name] === typeof values[name])
    void setValues((now) => ({
      ...now,
      ...Object.fromEntries(fitting.map((name) => [name, chosen(now[name], kept[name] as string | boolean)])),
    }))
  }, [])

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes away.
    currentTarget.form?.querySelector('input')?.focus()
    forgetUnsent(form)
    setOffered(false)
    resetForm({ values: { ...values, ...empty } })
    onClear?.()
  }
  if (!offered || submitCount > 0) return null
  return (
    <div role="status" className={styles.offer}>
      <p>
        {texts.unsent} {texts.unsentHelp}
      </p>
      <Button variant="secondary" size="sm" onClick={clear}>
        {texts.clear}
      </Button>
    </div>
  )
}

/** A text that was typed meanwhile wins; a box is ticked or not as it was kept. */
const chosen = (now: string | boolean | undefined, kept: string | boolean) =>
  typeof kept === 'boolean' ? kept : now || kept
