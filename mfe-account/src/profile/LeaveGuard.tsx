import { forgetDraft } from '@brightfill/shared/draft'
import { useFormikContext } from '@brightfill/shared/forms'
import { useBlocker } from '@brightfill/shared/router'
import { setUnsaved, useSiteStore } from '@brightfill/shared/store'
import { useEffect } from 'react'
import { LeaveDialog } from '../area/LeaveDialog'

/** Asks before unsaved changes of the form around it are lost. */
export function LeaveGuard({ draft }: { draft: string }) {
  const store = useSiteStore()
  const { dirty, isSubmitting, submitForm } = useFormikContext()
  const unsaved = dirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.getState().saveUnsaved !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!unsaved) return
    setUnsaved(store, () => void submitForm())
    const ask = (event: BeforeUnloadEvent) => event.preventDefault() // the browser asks in its own words
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(store, undefined)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved, store, submitForm])

  function leave() {
    forgetDraft(draft)
    blocker.proceed?.()
  }
  return blocker.state === 'blocked' && <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />
}
