import { ApiError } from '@brightfill/shared/api'
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
import type { ThreadRecord } from './useThread'

const statuses: ThreadStatus[] = ['new', 'in work', 'offer sent', 'won', 'lost', 'spam']

interface Wanted {
  status: ThreadStatus
  /** The version when it was chosen: the api refuses to replace what a colleague has set since. */
  version: number | undefined
}

/** The status; Lost asks for its reason (O-42), and one that e-mails the customer shows the e-mail first (O-46). */
export function StatusControl({ thread }: { thread: ThreadRecord }) {
  const [asked, setAsked] = useState<Wanted>()
  const reason = useTyped()
  const { act } = useAction('inbox')
  const field = useRef<HTMLSelectElement>(null)
  /** A refusal has said what a colleague set since: another try replaces that. */
  const told = useRef(false)
  useShortcuts([{ key: 'e', label: inboxTexts.keys.status, run: () => field.current?.focus() }])

  function choose(status: ThreadStatus) {
    const wanted = { status, version: thread.version }
    told.current = false
    if (status === 'lost' || mailOf(thread, status)) setAsked(wanted)
    else void setting.attempt(wanted)
  }
  const setting = useAttempt(async (wanted: Wanted | undefined = asked) => {
    if (!wanted) return
    const why = wanted.status === 'lost' ? { reason: reason.value } : {}
    const version = told.current ? thread.version : wanted.version
    await act(thread, 'status', { ...wanted, ...why, version }).catch((error: unknown) => {
      told.current = error instanceof ApiError && error.status === 409
      throw error
    })
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
        <OfficeDialog title={stateWord(asked.status)} onClose={cancel}>
          <OfficeForm doing={setting} save={texts.setTo(stateWord(asked.status))} onCancel={cancel}>
            {asked.status === 'lost' ? (
              <TextInput label={texts.reason} {...reason.field} required autoFocus />
            ) : (
              <MailAhead thread={thread} status={asked.status} />
            )}
          </OfficeForm>
        </OfficeDialog>
      )}
    </>
  )
}
