import { Buttons, OfficeDialog, useUnsavedForms } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { texts } from '../texts'

/** Checked at that moment: a form that was saved may lead away at once. */
const isUnsaved = () => useUnsavedForms.getState().some(({ isBeingSent }) => !isBeingSent?.())

/** Asks before the colleague leaves a page with unsaved changes (O-57). A router can have only one. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => isUnsaved() && event.preventDefault()) // the browser asks in its own words

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
