import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Field.module.css'

/** What a control takes over from its field, so that label and messages belong to it. */
export interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldProps {
  label: ReactNode
  /** Said when the value is refused; without it the field looks and reads as valid. */
  error?: string
  /** Advice that stands under the control at all times. */
  hint?: ReactNode
  /** Writes "(optional)" after the label. */
  optional?: boolean
  id?: string
  className?: string
}

/** Label, control and message of one field. Knows nothing about forms; `children` draws the control with the ids it is given. */
export function Field({
  label,
  error,
  hint,
  optional,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const control: ControlProps = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {texts.optional}</span>}
      </label>
      {children(control)}
      {error && (
        <p id={errorId} className={styles.message}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
