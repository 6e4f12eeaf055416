import type { HTMLAttributes } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './ToastView.module.css'

interface ToastViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  type: 'success' | 'error'
  text: string
  /** Milliseconds until it goes; the line along its edge drains in that time. */
  duration: number
  /** The timer is paused, and the line with it. */
  held?: boolean
  onClose: () => void
}

/** The look of one toast. Timer and live region are in the shell's `Toasts`. */
export function ToastView({ type, text, duration, held, onClose, ...rest }: ToastViewProps) {
  const Icon = type === 'success' ? CheckIcon : AlertIcon
  return (
    <div
      {...rest}
      className={styles.toast}
      data-type={type}
      data-held={held || undefined}
      style={{ '--toast-time': `${duration}ms` }}
    >
      <Icon size={20} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <CloseIcon size={20} />
      </button>
    </div>
  )
}
