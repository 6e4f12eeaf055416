import type { OfferDecision } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { MailAhead } from './MailAhead'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

interface DecisionDialogProps {
  thread: ThreadRecord
  decision: OfferDecision
  /** The price and the visit that it is about: the api refuses when a colleague changed them since. */
  seen: Pick<NonNullable<ThreadRecord['offer']>, 'price' | 'visit_on'>
  /** Saves the price and the visit that were typed and not saved yet. */
  saveTyped: (() => Promise<void>) | undefined
  onClose: () => void
}

/** Asks once before an offer is decided, which is final (O-45): says the mail, and saves what was typed with it. */
export function DecisionDialog({ thread, decision, seen, saveTyped, onClose }: DecisionDialogProps) {
  const { act } = useAction('inbox')
  const deciding = useAttempt(async () => {
    await saveTyped?.()
    await act(thread, 'decision', { decision, former: seen })
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
