import { Buttons, OfficeDialog, useUnsavedForms } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { texts } from '../texts'

/** Asks before a page is left whose forms hold something that is not saved (O-57). A router has one of it. */
export function LeaveGuard() {
  const unsaved = useUnsavedForms().length > 0
  // As it is then: a form that was saved may lead away at once.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsavedForms.getState().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault() // the browser asks in its own words
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  if (blocker.state !== 'blocked') return null
  const { proceed, reset } = blocker
  return (
    <OfficeDialog title={texts.leave} onClose={reset}>
      <p>{texts.leaveText}</p>
      <Buttons>
        <Button size="sm" onClick={reset}>
          {texts.stay}
        </Button>
        <Button variant="secondary" size="sm" onClick={proceed}>
          {texts.discard}
        </Button>
      </Buttons>
    </OfficeDialog>
  )
}
