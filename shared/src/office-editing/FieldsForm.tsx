import type { ReactNode } from 'react'
import { useEditing } from './Editing'
import styles from './FieldsForm.module.css'
import { texts } from './texts'

interface FieldsFormProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Fields of an item. For read-only colleagues every control is disabled, also those that a field adds. */
export function FieldsForm({ label, className, children }: FieldsFormProps) {
  const { isReadOnly } = useEditing()
  return (
    <form className={className} aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={isReadOnly} className={styles.fields}>
        {isReadOnly && <p className={styles.note}>{texts.readOnly}</p>}
        {children}
      </fieldset>
    </form>
  )
}
