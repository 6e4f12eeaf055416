import type { InputHTMLAttributes, Ref } from 'react'
import styles from './Input.module.css'

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** A bare text input; it belongs inside a `Field`, alone or beside another control. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={className ? `${styles.input} ${className}` : styles.input} />
}
