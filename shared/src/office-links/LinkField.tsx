import { LinkButton } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './LinkField.module.css'
import { LinkPicker } from './LinkPicker'
import { texts } from './texts'
import { useIsGone } from './useIsGone'

interface LinkFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  readOnly?: boolean
  /** A method, like that of form controls. */
  onChange(value: string): void
}

/** The target of a link, chosen or typed. It warns when visitors would find nothing there. */
export function LinkField({ label, hint, error, value, readOnly = false, onChange }: LinkFieldProps) {
  const [choosing, setChoosing] = useState(false)
  const gone = useIsGone(value) ? texts.gone : undefined
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        hint={hint ?? texts.hint}
        error={error ?? gone}
        autoComplete="off"
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      {!readOnly && <LinkButton onClick={() => setChoosing(true)}>{texts.choose}</LinkButton>}
      {choosing && (
        <LinkPicker
          onChoose={(address) => {
            onChange(address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
