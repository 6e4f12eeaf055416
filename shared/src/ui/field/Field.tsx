import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Field.module.css'

/** Props that connect a control with the label and messages of its field. */
export interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldProps {
  label: ReactNode
  /** Message for a refused value; without it the field is shown as valid. */
  error?: string
  /** A hint below the control, always visible. */
  hint?: ReactNode
  /** Writes "(optional)" after the label. */
  optional?: boolean
  id?: string
  className?: string
}

/** The props of a labelled control: those of its field, and those of the control itself. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, error, hint, optional, id, className, ...control } = props
  return [{ label, error, hint, optional, id, className }, control] as const
}

/** Label, control and message of one field; `children` draws the control with the given props. */
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
        <span>{label}</span>
        {optional && <span className={styles.optional}> {texts.optional}</span>}
      </label>
      {children(control)}
      {error && (
        <p id={errorId} className={styles.message}>
          <AlertIcon size={16} />
          <span>{error}</span>
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
