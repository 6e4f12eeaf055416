import type { ReactNode } from 'react'
import styles from './Reveal.module.css'
import { useReveal } from './useReveal'

/** The four ways content appears. */
export type RevealKind = 'fade-in' | 'slide-up' | 'slide-appear' | 'slide-right-to-left'

interface RevealProps {
  kind?: RevealKind
  /**
   * Place among siblings that appear one after another, 300 ms apart; from the fourth on they appear together.
   */
  order?: number
  /** 1000 instead of 800 ms, for large pictures. */
  slow?: boolean
  className?: string
  children: ReactNode
}

/** Content that appears once a fifth of it is in view. A new `key` repeats it. */
export function Reveal({ kind = 'fade-in', order = 0, slow, className, children }: RevealProps) {
  const ref = useReveal<HTMLDivElement>()
  return (
    <div
      ref={ref}
      className={className ? `${styles.reveal} ${className}` : styles.reveal}
      data-reveal="rest"
      data-kind={kind}
      data-slow={slow || undefined}
      style={order > 0 ? { '--reveal-order': Math.min(order, 3) } : undefined}
    >
      {children}
    </div>
  )
}
