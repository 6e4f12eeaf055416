import { useFormikContext } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { useEffect, useState } from 'react'
import styles from './NotSent.module.css'
import { texts } from './texts'
import { forgetUnsent, unsent } from './unsent'

/** Fills empty fields of the form around it with what could not be sent before, and offers it again. */
export function Unsent({ form, onClear }: { form: string; onClear?: () => void }) {
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
      ...Object.fromEntries(fitting.map((name) => [name, now[name] || (kept[name] as string | boolean)])),
    }))
  }, [])

  function clear() {
    forgetUnsent(form)
    setOffered(false)
    resetForm({ values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, emptyOf(value)])) })
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

const emptyOf = (value: unknown) => (typeof value === 'boolean' ? false : '')
