import { useFormikContext } from '@brightfill/shared/forms'
import { useBlocker } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './LeaveGuard.module.css'
import { texts } from './texts'

/** Asks before unsaved changes of the form around it are lost. */
export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext()
  const unsaved = dirty && !isSubmitting
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname)
  const dialog = useRef<HTMLDialogElement>(null)
  const asking = blocker.state === 'blocked'

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault() // the browser asks in its own words
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  useEffect(() => {
    if (asking) dialog.current?.showModal()
  }, [asking])

  if (!asking) return null
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="leave-heading" onClose={() => blocker.reset()}>
      <h2 id="leave-heading" className={styles.heading}>
        {texts.leave}
      </h2>
      <p className={styles.text}>{texts.leaveText}</p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{texts.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {texts.discard}
        </Button>
      </div>
    </dialog>
  )
}
