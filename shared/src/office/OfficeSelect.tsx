import type { ComponentProps } from 'react'
import styles from './OfficeSelect.module.css'

interface OfficeSelectProps extends Pick<ComponentProps<'select'>, 'ref' | 'value'> {
  /** Read out; what is chosen says the rest. */
  label: string
  options: readonly { value: string | number; label: string }[]
  /** The words of a first choice, whose value is empty. */
  none?: string
  onChoose: (value: string) => void
}

/** A small choice in a bar of the office. Forms have the ui kit's field with a label that is seen. */
export function OfficeSelect({ label, options, none, onChoose, ...select }: OfficeSelectProps) {
  return (
    <select {...select} className={styles.select} aria-label={label} onChange={({ target }) => onChoose(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
