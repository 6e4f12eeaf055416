import type { ComponentProps } from 'react'
import styles from './OfficeSelect.module.css'

interface OfficeSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'aria-label'> {
  /** Read out; what is chosen says the rest. */
  label: string
}

/** A small choice in a bar of the office. Forms have the ui kit's field with a label that is seen. */
export function OfficeSelect({ label, ...select }: OfficeSelectProps) {
  return <select {...select} className={styles.select} aria-label={label} />
}
