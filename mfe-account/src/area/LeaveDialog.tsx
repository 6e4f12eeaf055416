import { useSiteStore } from '@brightfill/shared/store'
import { Button } from '@brightfill/shared/ui'
import { Answers, Question } from './Question'
import { texts } from './texts'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks what to do with unsaved changes; Escape stays on the page. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const store = useSiteStore()
  return (
    <Question heading={texts.leave} text={texts.leaveText} onClose={onStay}>
      {(stay) => (
        <Answers>
          <Button
            onClick={() => {
              stay()
              store.getState().saveUnsaved?.()
            }}
          >
            {texts.stay}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {texts.discard}
          </Button>
        </Answers>
      )}
    </Question>
  )
}
