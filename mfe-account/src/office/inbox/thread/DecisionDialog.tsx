import type { OfferDecision } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { MailAhead } from './MailAhead'
import { texts } from './texts'
import { useSeenVersion } from './useSeenVersion'
import type { ThreadRecord } from './useThread'

interface DecisionDialogProps {
  thread: ThreadRecord
  decision: OfferDecision
  /** Saves the typed price and visit, if they are not saved yet. */
  saveTyped: (() => Promise<number | undefined>) | undefined
  onClose: () => void
}

/** Asks once before an offer is decided, which is final (O-45): shows the e-mail, and saves what was typed with it. */
export function DecisionDialog({ thread, decision, saveTyped, onClose }: DecisionDialogProps) {
  const { act } = useAction('inbox')
  // The decision is about the price and the visit.
  const seen = useSeenVersion(thread)
  const deciding = useAttempt(async () => {
    if (saveTyped) seen.see(await saveTyped())
    await seen.about((version) => act(thread, 'decision', { decision, version }))
    onClose()
  }, texts.notSent)
  return (
    <OfficeDialog title={texts.decideTitle[decision]} onClose={onClose}>
      <OfficeForm doing={deciding} save={texts.decide[decision]} onCancel={onClose}>
        <p>{texts.decideText[decision]}</p>
        {saveTyped && <p>{texts.savedWithIt}</p>}
        <MailAhead thread={thread} status={decision === 'accepted' ? 'won' : 'lost'} />
      </OfficeForm>
    </OfficeDialog>
  )
}
