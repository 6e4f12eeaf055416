import type { ReactNode } from 'react'
import { ArrowRightIcon } from '../icons/actionIcons'
import styles from './Button.module.css'

interface ButtonFaceProps {
  arrow?: boolean
  icon?: ReactNode
  progressLabel?: string
  children: ReactNode
}

/** The content of a button: icon, label, arrow, and below them the label while it is busy. */
export function ButtonFace({ arrow, icon, progressLabel, children }: ButtonFaceProps) {
  const face = (
    <span className={styles.face}>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {arrow && <ArrowRightIcon size={18} className={styles.arrow} />}
    </span>
  )
  if (progressLabel === undefined) return face
  return (
    <span className={styles.labels}>
      {face}
      <span className={styles.progress} aria-hidden="true">
        {progressLabel}
      </span>
    </span>
  )
}
