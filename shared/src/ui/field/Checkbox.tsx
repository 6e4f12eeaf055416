import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label; the whole line can be clicked. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
