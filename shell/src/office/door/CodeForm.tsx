import { reasonOf, useAttempt, useTyped } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useRef } from 'react'
import styles from './Door.module.css'
import { texts } from './texts'

interface CodeFormProps {
  /** Six digits of the app, or a recovery code. */
  kind: 'app' | 'recovery'
  submitLabel: string
  /** Rejects with ApiError for a refused code. */
  onCode: (code: string) => Promise<void>
}

/**
 * One field for a code. A refused one stays to be corrected, with the reason of the api, which never says which part
 * was wrong.
 */
export function CodeForm({ kind, submitLabel, onCode }: CodeFormProps) {
  const code = useTyped()
  const { attempt, busy, error } = useAttempt(() => onCode(code.value.replace(/\s/g, '')))
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await attempt())) field.current?.select()
  }
  const app = kind === 'app'
  return (
    <form className={styles.stack} onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={field}
        className={app ? styles.digits : undefined}
        label={app ? texts.code : texts.recoveryCode}
        error={reasonOf(error, texts.wrong)}
        {...code.field}
        autoComplete="one-time-code"
        inputMode={app ? 'numeric' : 'text'}
        maxLength={app ? 7 : 40}
        required
        autoFocus
      />
      <Button type="submit" wide loading={busy} progressLabel={texts.opening}>
        {submitLabel}
      </Button>
    </form>
  )
}
