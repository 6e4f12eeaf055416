import { CloseIcon, SquareButton } from '@brightfill/shared/ui'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './OfficeDialog.module.css'
import { texts } from './texts'

/** A modal dialog; the focus begins in its first field, stays inside and returns to where it was. */
export function OfficeDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const body = useRef<HTMLDivElement>(null)
  const drawn = useRef(false)
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
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={() => drawn.current && onClose()}>
      <header className={styles.top}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <SquareButton label={texts.close} onClick={() => dialog.current?.close()}>
          <CloseIcon size={18} />
        </SquareButton>
      </header>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </dialog>
  )
}
