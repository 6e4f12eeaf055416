import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './SquareButton.module.css'

export interface SquareLook {
  /** Accessible name; the button shows only an icon. */
  label: string
  /** The icon, 20 pixels. */
  children: ReactNode
  size?: 'md' | 'lg'
  /** Without the hairline frame, as in the header. */
  quiet?: boolean
}

export interface SquareButtonProps extends SquareLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>
}

/** A square button that shows an icon: slider arrows, burger, pause. */
export function SquareButton({ label, size, quiet, className, type = 'button', ...rest }: SquareButtonProps) {
  return (
    <button
      aria-label={label}
      {...rest}
      type={type}
      className={className ? `${styles.square} ${className}` : styles.square}
      data-size={size}
      data-quiet={quiet || undefined}
    />
  )
}
