import type { OfferDecision } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { MailAhead } from './MailAhead'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

export interface Deciding {
  decision: OfferDecision
  /** The price and the visit that were typed and not saved yet. */
  typed?: { price: number | null; visit_on: string | null }
}

/** Asks once before an offer is decided, which is final (O-45): says the mail, and saves what was typed with it. */
export function DecisionDialog({
  thread,
  decision,
  typed,
  onClose,
}: Deciding & { thread: ThreadRecord; onClose: () => void }) {
  const { act } = useAction('inbox')
  const deciding = useAttempt(async () => {
    if (typed) await act(thread, 'offer', typed)
    await act(thread, 'decision', { decision })
    onClose()
  }, texts.notSent)
  return (
    <OfficeDialog title={texts.decideTitle[decision]} onClose={onClose}>
      <OfficeForm
        className={styles.form}
        doing={deciding}
        save={texts.decide[decision]}
        beside={
          <Button variant="secondary" size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <p>{texts.decideText[decision]}</p>
        {typed && <p>{texts.savedWithIt}</p>}
        <MailAhead thread={thread} status={decision === 'accepted' ? 'won' : 'lost'} />
      </OfficeForm>
    </OfficeDialog>
  )
}
