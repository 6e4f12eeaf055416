import type { ThreadStatus } from '@brightfill/shared/contract'
import {
  NotDoneDialog,
  OfficeDialog,
  OfficeForm,
  OfficeSelect,
  stateWord,
  useAction,
  useAttempt,
  useShortcuts,
  useTyped,
} from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useRef, useState } from 'react'
import { texts as inboxTexts } from '../texts'
import { MailAhead, mailOf } from './MailAhead'
import { texts } from './texts'
import { useSeenVersion } from './useSeenVersion'
import type { ThreadRecord } from './useThread'

const statuses: ThreadStatus[] = ['new', 'in work', 'offer sent', 'won', 'lost', 'spam']

/** The status; Lost asks for its reason (O-42), and one that e-mails the customer shows the e-mail first (O-46). */
export function StatusControl({ thread }: { thread: ThreadRecord }) {
  const [asked, setAsked] = useState<ThreadStatus>()
  const reason = useTyped()
  const { act } = useAction('inbox')
  const field = useRef<HTMLSelectElement>(null)
  const seen = useSeenVersion(thread)
  useShortcuts([{ key: 'e', label: inboxTexts.keys.status, run: () => field.current?.focus() }])

  function choose(status: ThreadStatus) {
    seen.see()
    if (status === 'lost' || mailOf(thread, status)) setAsked(status)
    else void setting.attempt(status)
  }
  const setting = useAttempt(async (status: ThreadStatus | undefined = asked) => {
    if (!status) return
    const why = status === 'lost' ? { reason: reason.value } : {}
    await seen.about((version) => act(thread, 'status', { status, ...why, version }))
    setAsked(undefined)
  }, texts.notChanged)
  function cancel() {
    setAsked(undefined)
    setting.forget()
  }
  return (
    <>
      <OfficeSelect
        ref={field}
        label={texts.status}
        value={thread.status}
        options={statuses.map((status) => ({ value: status, label: stateWord(status) }))}
        acts
        onChoose={(status) => choose(status as ThreadStatus)} // one of these
      />
      {!asked && <NotDoneDialog title={texts.notChanged} of={setting} />}
      {asked && (
        <OfficeDialog title={stateWord(asked)} onClose={cancel}>
          <OfficeForm doing={setting} save={texts.setTo(stateWord(asked))} onCancel={cancel}>
            {asked === 'lost' ? (
              <TextInput label={texts.reason} {...reason.field} required autoFocus />
            ) : (
              <MailAhead thread={thread} status={asked} />
            )}
          </OfficeForm>
        </OfficeDialog>
      )}
    </>
  )
}
