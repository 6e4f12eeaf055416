import { asciiDigits } from '@brightfill/shared/constants'
import { useDraft } from '@brightfill/shared/hooks'
import { Input } from '@brightfill/shared/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { LIST_FORM } from './listForm'
import styles from './RangeInput.module.css'

interface RangeInputProps {
  name: string
  label: string
  placeholder: string
  value: string
  /** Shown before the figure: the sign of the currency. */
  prefix?: string
  /** Accepts only digits, at most this many; the value applies with the last one. */
  digits?: number
  /** The hint for a refused text. */
  wanted: string
  /** The message for a figure beyond the other end. */
  crossing: string | undefined
  /** Id of a hint on the page. */
  describedBy?: string
  /** False when the text is refused. */
  onCommit: (text: string) => boolean
}

/** One end of a range in figures. It applies on Enter or when the field is left. */
export function RangeInput({
  name,
  label,
  placeholder,
  value,
  prefix,
  digits,
  wanted,
  crossing,
  describedBy,
  onCommit,
}: RangeInputProps) {
  const [draft, setDraft] = useDraft(value)
  const [refused, setRefused] = useState<string>()
  const wrong = refused === draft ? wanted : crossing
  const id = useId()

  function commit(text: string) {
    setRefused(onCommit(text) ? undefined : text)
  }
  function type(text: string) {
    const kept = digits ? asciiDigits(text).replace(/\D/g, '').slice(0, digits) : text
    setDraft(kept)
    if (kept.length === digits) commit(kept)
  }
  function enter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form would load a new document
    commit(event.currentTarget.value)
  }
  return (
    <div>
      <span className={styles.frame}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <Input
          className={styles.input}
          name={name}
          form={LIST_FORM}
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[describedBy, wrong && id].filter(Boolean).join(' ') || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={digits}
          placeholder={placeholder}
          value={draft}
          onChange={({ target }) => type(target.value)}
          onBlur={({ target }) => commit(target.value)}
          onKeyDown={enter}
        />
      </span>
      <p id={id} aria-live="polite" className={styles.wrong}>
        {wrong}
      </p>
    </div>
  )
}
