import { Button, CloseIcon, SquareButton } from '@brightfill/shared/ui'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
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
  /** Whether closing it loses something, so that it asks first; by default, whether a field has changed. */
  changed?: boolean
  children: ReactNode
}

/**
 * A modal dialog; the focus begins in its first field, stays inside and returns to where it was. It stays open while a
 * form in it is being sent, and asks before it drops what is typed.
 */
export function OfficeDialog({ title, onClose, changed: known, children }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const body = useRef<HTMLDivElement>(null)
  const drawn = useRef(false)
  const [asks, setAsks] = useState(false)
  const before = useRef<Element>(null)
  const { edited, ...watching } = useEdited()
  const changed = known ?? edited
  // If it closed, it could not report a failure, and the action would look cancelled.
  const isBusy = useCallback(() => Boolean(dialog.current?.querySelector('form[aria-busy="true"]')), [])
  useUnsaved(changed, isBusy)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    drawn.current = true
    return () => {
      drawn.current = false
      shown?.close() // removing a dialog without closing it loses the focus
    }
  }, [])

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
  // A browser closes it at the second Escape, even if the cancel event is prevented.
  const press = (event: KeyboardEvent) => event.key === 'Escape' && ask(event)
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      {...watching}
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether a field has another value than when it was first entered. Searches and chosen files do not count. */
function useEdited() {
  const first = useRef(new Map<Field, string | undefined>())
  const [edited, setEdited] = useState(false)
  function onFocus({ target, currentTarget }: FocusEvent) {
    if (isTyped(target, currentTarget) && !first.current.has(target)) first.current.set(target, shownIn(target))
  }
  function onChange({ target, currentTarget }: FormEvent) {
    if (isTyped(target, currentTarget) && !first.current.has(target)) first.current.set(target, undefined)
    setEdited([...first.current].some(([field, value]) => field.isConnected && shownIn(field) !== value))
  }
  return { edited, onFocus, onChange }
}

/** React passes on events of dialogs that were opened from this one, too. */
const isTyped = (target: EventTarget, dialog: Element): target is Field =>
  target instanceof Element &&
  target.matches('input:not([type="search"], [type="file"]), select, textarea') &&
  target.closest('dialog') === dialog
const shownIn = (field: Field) =>
  field.matches('[type="checkbox"], [type="radio"]') ? String((field as HTMLInputElement).checked) : field.value
