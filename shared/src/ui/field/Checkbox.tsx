import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A box to tick with its label; the whole line is the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
