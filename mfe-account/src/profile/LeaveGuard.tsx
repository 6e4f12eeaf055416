import { useFormikContext } from '@brightfill/shared/forms'
import { useBlocker } from '@brightfill/shared/router'
import { setUnsaved, useSiteStore } from '@brightfill/shared/store'
import { useEffect } from 'react'
import { LeaveDialog } from '../area/LeaveDialog'

/** Asks before unsaved changes of the form around it are lost. */
export function LeaveGuard() {
  const store = useSiteStore()
  const { dirty, isSubmitting } = useFormikContext()
  const unsaved = dirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.getState().unsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    setUnsaved(store, unsaved)
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault() // the browser asks in its own words
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(store, false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved, store])

  return blocker.state === 'blocked' && <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
}
