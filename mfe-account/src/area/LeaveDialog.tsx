import { Button } from '@brightfill/shared/ui'
import { useEffect, useId, useRef } from 'react'
import styles from './LeaveDialog.module.css'
import { texts } from './texts'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks whether unsaved changes may be lost; Escape stays. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onStay}>
      <h2 id={id} className={styles.heading}>
        {texts.leave}
      </h2>
      <p className={styles.text}>{texts.leaveText}</p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{texts.stay}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {texts.discard}
        </Button>
      </div>
    </dialog>
  )
}
