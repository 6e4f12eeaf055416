import { useDraft } from '@brightfill/shared/hooks'
import { Input } from '@brightfill/shared/ui'
import type { KeyboardEvent } from 'react'
import styles from './RangeInput.module.css'

interface RangeInputProps {
  name: string
  form: string
  label: string
  placeholder: string
  value: string
  /** Shown before the figure: the sign of the currency. */
  prefix?: string
  /** Accepts only digits, at most this many; the value applies with the last one. */
  digits?: number
  onCommit: (text: string) => void
}

/** One end of a range in figures. It applies on Enter or when the field is left. */
export function RangeInput({ name, form, label, placeholder, value, prefix, digits, onCommit }: RangeInputProps) {
  const [draft, setDraft] = useDraft(value)

  function type(text: string) {
    const kept = digits ? text.replace(/\D/g, '').slice(0, digits) : text
    setDraft(kept)
    if (kept.length === digits) onCommit(kept)
  }
  function enter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form would load a new document
    onCommit(event.currentTarget.value)
  }
  return (
    <span className={styles.frame}>
      {prefix && (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      <Input
        className={styles.input}
        name={name}
        form={form}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={digits}
        placeholder={placeholder}
        value={draft}
        onChange={({ target }) => type(target.value)}
        onBlur={({ target }) => onCommit(target.value)}
        onKeyDown={enter}
      />
    </span>
  )
}
