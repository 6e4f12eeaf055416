import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** Shown by its button. */
  button: ReactNode
  /** Accessible name of the button; by default its text. */
  label?: string
  /** If there is room, the content is in the line, without the button. */
  inline?: boolean
  /** Opens above its button, as in a bar at the bottom. */
  above?: boolean
  children: ReactNode
}

/** A button that opens content beside it. It closes by Escape, and when something else is clicked or gets the focus. */
export function Disclosure({ button, label, inline, above, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const all = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const look = ({ target }: Event) => {
      // A dialog opened from here returns the focus to its button, which must still be shown.
      if (!(target instanceof Element) || all.current?.contains(target) || target.closest('dialog')) return
      setOpen(false)
    }
    const press = (event: KeyboardEvent) => {
      // A dialog above it handles the key.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setOpen(false)
      if (all.current?.contains(document.activeElement)) opener.current?.focus()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
      document.removeEventListener('keydown', press)
    }
  }, [open])
  return (
    <div ref={all} className={styles.disclosure} data-inline={inline} data-above={above}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={id} className={styles.content} data-open={open || undefined}>
        {children}
      </div>
    </div>
  )
}
