import { Button, CloseIcon, SquareButton } from '@brightfill/shared/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './OfficeDialog.module.css'
import { texts } from './texts'
import { useUnsaved } from './useUnsaved'

interface OfficeDialogProps {
  title: string
  onClose: () => void
  /** Something is typed in it and not saved: closing it, or leaving the page, asks first. */
  changed?: boolean
  children: ReactNode
}

/**
 * A modal dialog; the focus begins in its first field, stays inside and returns to where it was. It stays open while a
 * form in it is being sent.
 */
export function OfficeDialog({ title, onClose, changed = false, children }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const body = useRef<HTMLDivElement>(null)
  const drawn = useRef(false)
  const [asks, setAsks] = useState(false)
  const before = useRef<Element>(null)
  useUnsaved(changed)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    drawn.current = true
    return () => {
      drawn.current = false
      shown?.close() // a dialog that is only removed leaves the focus nowhere
    }
  }, [])

  // Closed, it would say nothing of a failure, and look as if what goes on was called off.
  const isBusy = () => Boolean(dialog.current?.querySelector('form[aria-busy="true"]'))
  function ask(event: SyntheticEvent) {
    if (isBusy()) return event.preventDefault()
    if (!changed) return
    event.preventDefault()
    if (!asks) before.current = document.activeElement
    setAsks(true)
  }
  function goOn() {
    setAsks(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  // A browser closes at the second Escape, whatever becomes of the event of closing.
  const press = (event: KeyboardEvent) => event.key === 'Escape' && ask(event)
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onKeyDown={press}
      onCancel={ask}
      onClose={() => drawn.current && onClose()}
    >
      <header className={styles.top}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <SquareButton label={texts.close} onClick={(event) => (changed || isBusy() ? ask(event) : close())}>
          <CloseIcon size={18} />
        </SquareButton>
      </header>
      {asks && changed && (
        <div role="alert" className={styles.asks}>
          <p>{texts.unsaved}</p>
          <Button size="sm" autoFocus onClick={goOn}>
            {texts.goOn}
          </Button>
          <Button variant="secondary" size="sm" onClick={close}>
            {texts.discard}
          </Button>
        </div>
      )}
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </dialog>
  )
}
