import { OfficeForm, reasonOf, useAttempt, useTyped } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useRef } from 'react'
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
 * One field for a code. A refused one stays for correction, with the api's reason, which never says which part was
 * wrong.
 */
export function CodeForm({ kind, submitLabel, onCode }: CodeFormProps) {
  const code = useTyped()
  const field = useRef<HTMLInputElement>(null)
  const opening = useAttempt(() =>
    onCode(code.value.replace(/\s/g, '')).catch((error) => {
      field.current?.select()
      throw error
    }),
  )
  const app = kind === 'app'
  return (
    <OfficeForm
      doing={opening}
      save={submitLabel}
      button={{ size: 'md', wide: true, progressLabel: texts.opening }}
      saidAtFields
    >
      <TextInput
        ref={field}
        className={app ? styles.digits : undefined}
        label={app ? texts.code : texts.recoveryCode}
        error={reasonOf(opening.error, texts.wrong)}
        {...code.field}
        autoComplete="one-time-code"
        inputMode={app ? 'numeric' : 'text'}
        required
        autoFocus
      />
    </OfficeForm>
  )
}
