import { useFormikContext } from '@brightfill/shared/forms'
import { useBlocker } from '@brightfill/shared/router'
import { useEffect } from 'react'
import { LeaveDialog } from '../area/LeaveDialog'
import { hasUnsavedChanges, setUnsavedChanges } from '../area/unsavedChanges'

/** Asks before unsaved changes of the form around it are lost. */
export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext()
  const unsaved = dirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    setUnsavedChanges(unsaved)
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault() // the browser asks in its own words
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsavedChanges(false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved])

  return blocker.state === 'blocked' && <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
}
