import { hideToast, type Toast, useSite, useSiteStore } from '@brightfill/shared/store'
import { ToastView } from '@brightfill/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './Toasts.module.css'

/**
 * The toasts on screen, in live regions that exist before the first toast.
 * @param quiet shows no failures: office pages report a failure where it happened (O-57)
 */
export function Toasts({ quiet = false }: { quiet?: boolean }) {
  const toasts = useSite((site) => site.toasts)
  return (
    <div className={styles.stack}>
      <div role="status">{toasts.filter(({ type }) => type === 'success').map(timed)}</div>
      {!quiet && <div role="alert">{toasts.filter(({ type }) => type === 'error').map(timed)}</div>}
    </div>
  )
}

const timed = (toast: Toast) => <TimedToast key={toast.id} toast={toast} />

/** Hides itself after its duration. Hover and focus pause the timer, and Escape closes it. */
function TimedToast({ toast }: { toast: Toast }) {
  const store = useSiteStore()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const left = useRef(toast.duration)
  const before = useRef<EventTarget | null>(null)

  function close() {
    hideToast(store, toast.id)
    if (before.current instanceof HTMLElement) before.current.focus()
  }

  useEffect(() => {
    if (held) return
    const started = Date.now()
    const timer = setTimeout(() => hideToast(store, toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [held, store, toast.id])

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hideToast(store, toast.id)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [store, toast.id])

  return (
    <ToastView
      type={toast.type}
      text={toast.text}
      duration={toast.duration}
      held={held}
      onClose={close}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    />
  )
}
