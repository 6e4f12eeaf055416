import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { ButtonFace } from './ButtonFace'

/** Primary is for the main action of a view; amber only for navy backgrounds and photographs. */
export type ButtonVariant = 'primary' | 'secondary' | 'amber'
/** 44, 48 and 56 px high; the largest is for the main action of a screen. */
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  /** Draws the arrow after the label. */
  arrow?: boolean
  /** An icon before the label. */
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action is running: clicks do nothing, a line moves, focus and accessible name stay. */
  loading?: boolean
  /** The label while loading: "Sending". */
  progressLabel?: string
  ref?: Ref<HTMLButtonElement>
}

/** The button of the site. While `loading` it is aria-disabled and not disabled, so that it keeps the focus. */
export function Button({
  variant = 'primary',
  size = 'md',
  wide,
  arrow,
  icon,
  loading = false,
  progressLabel,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) {
      event.preventDefault() // a submit button would send a second time
      return
    }
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={click}
    >
      <ButtonFace arrow={arrow} icon={icon} progressLabel={progressLabel}>
        {children}
      </ButtonFace>
    </button>
  )
}
