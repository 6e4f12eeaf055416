import { Buttons, OfficeDialog, useUnsavedForms } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { texts } from '../texts'

/** As it is then: a form that was saved may lead away at once. */
const isUnsaved = () => useUnsavedForms.getState().length > 0

/** Asks before a page is left whose forms hold something that is not saved (O-57). A router has one of it. */
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
