import { useEffect, useState } from 'react'

/**
 * Escape dismisses what an element shows while the pointer or the focus is there, until they have left (WCAG 1.4.13).
 * The handlers are for that element.
 */
export function useDismissal() {
  const [near, setNear] = useState(false)
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!near) return
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('keydown', dismiss)
      setDismissed(false)
    }
  }, [near])

  const come = () => setNear(true)
  const leave = () => setNear(false)
  return { dismissed, onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: leave }
}
