import { ApiError } from '@brightfill/shared/api'
import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import type { AnswerTemplate, Colleague, PLACEHOLDERS, ThreadAnswer } from '@brightfill/shared/contract'
import {
  Failed,
  KeyHint,
  OfficeIcon,
  OfficeSelect,
  PhoneLink,
  useDraft,
  useGetIdentity,
  useGetList,
  useShortcuts,
} from '@brightfill/shared/office'
import { Button, Checkbox } from '@brightfill/shared/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TemplateChoice } from '../templates/TemplateChoice'
import { TemplatesDialog } from '../templates/TemplatesDialog'
import { texts as inboxTexts } from '../texts'
import styles from './Composer.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

const PLACEHOLDER = /\{[^{}]+\}/g

type Kind = 'answer' | 'note'
const tabs = [
  { kind: 'answer', icon: 'mail' },
  { kind: 'note', icon: 'note' },
] as const

interface ComposerProps {
  thread: ThreadRecord
  onWriting: (writing: boolean) => void
}

const nothing = { text: '', sheet: false, offerSent: false, version: undefined as number | undefined }

/** Writes an answer or a note. Typed text is kept in this browser until it is sent (O-43, O-57). */
export function Composer({ thread, onWriting }: ComposerProps) {
  const [kind, setKind] = useState<Kind>(thread.email ? 'answer' : 'note')
  const draft = useDraft(`${thread.reference}.${kind}`, nothing)
  const { text, sheet, offerSent, version } = draft.values
  const { busy, error, waits } = draft
  const [editing, setEditing] = useState(false)
  const [asked, setAsked] = useState(false)
  const { identity } = useGetIdentity()
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues')
  const field = useRef<HTMLTextAreaElement>(null)
  const isAnswer = kind === 'answer'
  const hasSheet = thread.machine?.live ?? false
  const cannot = isAnswer && thread.email === ''
  const writer = thread.present.find(({ writing }) => writing)
  const isWriting = isAnswer && text !== ''
  const unfilled = isAnswer ? [...new Set(text.match(PLACEHOLDER) ?? [])] : []
  const answered = error instanceof ApiError ? error.changed : undefined
  const doubts = [
    isAnswer && writer && `${texts.writing(writer.name)} ${texts.twice}`,
    unfilled.length > 0 && texts.unfilled(unfilled),
  ].filter((doubt) => typeof doubt === 'string')
  // If the browser cut the text, it would go out without its end.
  const tooLong = text.length > MESSAGE_MAX_LENGTH && texts.tooLong(text.length, MESSAGE_MAX_LENGTH)
  const fault = tooLong || (!text.trim() && (isAnswer ? texts.emptyAnswer : texts.emptyNote))
  useEffect(() => onWriting(isWriting), [isWriting, onWriting])

  function write(next: Kind) {
    setKind(next)
    setAsked(false)
    draft.forget()
    // The field of the other kind is drawn first. The next key may come before the next frame.
    queueMicrotask(() => field.current?.focus())
  }
  useShortcuts([
    { key: 'r', label: inboxTexts.keys.answer, run: () => write('answer') },
    { key: 'n', label: inboxTexts.keys.note, run: () => write('note') },
  ])

  async function send(anyway = false) {
    if (busy) return
    if (fault) {
      setAsked(true)
      return field.current?.focus()
    }
    if (doubts.length > 0 && !asked && !anyway) return setAsked(true)
    setAsked(false)
    // A colleague who sends anyway has seen the other answer, and hears of any later one.
    const other = answered?.present as ThreadAnswer | undefined // the answer of the call
    const known = (anyway && (other?.data.version ?? thread.version)) || version
    const status = offerSent ? { status: 'offer sent' as const } : {}
    const { reference } = thread
    const done = texts.sentByItself[kind](thread.name)
    if (!isAnswer)
      return draft.send({ call: 'POST /office/inbox/:reference/notes', fields: { reference, text }, done }, 'inbox')
    const fields = { reference, text, sheet: sheet && hasSheet, ...status, version: known }
    return draft.send({ call: 'POST /office/inbox/:reference/answers', fields, done }, 'inbox')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  function edit(next: string) {
    // The text being sent cannot change: the office could not send a changed one again by itself.
    if (busy) return
    setAsked(false)
    draft.change({ text: next, version: next ? (version ?? thread.version) : undefined })
  }
  function goOn(written: string, words: string) {
    edit(written + words)
    field.current?.focus()
  }
  function use(template: AnswerTemplate) {
    goOn(text.trim() && `${text.trimEnd()}\n\n`, filled(template.text, thread, identity?.fullName ?? ''))
  }
  return (
    <>
      <form
        className={styles.composer}
        aria-label={isAnswer ? texts.answer : texts.note}
        data-print="hide"
        onSubmit={submit}
      >
        <div className={styles.kinds}>
          {tabs.map((tab) => (
            <button
              key={tab.kind}
              type="button"
              className={styles.kind}
              aria-pressed={kind === tab.kind}
              onClick={() => write(tab.kind)}
            >
              <OfficeIcon name={tab.icon} size={16} />
              <span>{texts[tab.kind]}</span>
            </button>
          ))}
          {isAnswer && !cannot && <TemplateChoice onChosen={use} onEdit={() => setEditing(true)} />}
        </div>
        {cannot ? (
          <p className={styles.text}>
            {texts.noAddress} {thread.phone && <PhoneLink number={thread.phone} />}
          </p>
        ) : (
          <>
            <textarea
              ref={field}
              className={styles.text}
              aria-label={isAnswer ? texts.answerLabel : texts.noteLabel}
              rows={5}
              value={text}
              readOnly={busy}
              onChange={({ target }) => edit(target.value)}
              onKeyDown={onKeyDown}
            />
            {error !== undefined && (
              <Failed
                text={texts.notSent}
                error={error}
                onRetry={() => void send(answered !== undefined)}
                busy={busy}
              />
            )}
            {asked && (fault || doubts.length > 0) && (
              <p role="alert" className={styles.asks}>
                {fault || doubts.join(' ')}
              </p>
            )}
            <div className={styles.send}>
              {!isAnswer && (
                <OfficeSelect
                  label={texts.name}
                  value=""
                  none={texts.name}
                  options={[...new Set(colleagues.map(({ name }) => name))].map((name) => ({
                    value: name,
                    label: name,
                  }))}
                  acts
                  onChoose={(name, left) => !left && goOn(text.replace(/\S$/, '$& '), `@${name} `)}
                />
              )}
              <span role="status" className={styles.kept}>
                {text && (waits ? texts.later : texts.kept)}
              </span>
              <span className={styles.end}>
                {isAnswer && hasSheet && (
                  <Checkbox
                    label={texts.attachSheet}
                    checked={sheet}
                    onChange={({ target }) => draft.change({ sheet: target.checked })}
                  />
                )}
                {isAnswer && (
                  <Checkbox
                    label={texts.setOfferSent}
                    checked={offerSent}
                    onChange={({ target }) => draft.change({ offerSent: target.checked })}
                  />
                )}
                {(answered || (asked && !fault && doubts.length > 0)) && (
                  <Button variant="secondary" size="sm" loading={busy} onClick={() => void send(true)}>
                    {texts.sendAnyway}
                  </Button>
                )}
                <Button type="submit" size="sm" loading={busy} progressLabel={isAnswer ? texts.sending : texts.saving}>
                  <span>{isAnswer ? texts.send : texts.saveNote}</span> <KeyHint>{texts.sendKey}</KeyHint>
                </Button>
              </span>
            </div>
          </>
        )}
      </form>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </>
  )
}

/** A template with its placeholders filled from the enquiry. Unknown ones stay visible. */
function filled(text: string, thread: ThreadRecord, me: string): string {
  const known: Record<(typeof PLACEHOLDERS)[number], string> = {
    name: thread.name,
    company: thread.company_name,
    machine: thread.machine?.name ?? thread.subject,
    reference: thread.reference,
    me,
  }
  const words = new Map(Object.entries(known).map(([name, value]) => [`{${name}}`, value]))
  return text.replace(PLACEHOLDER, (placeholder) => words.get(placeholder) || placeholder)
}
