import { Failed } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** What is next, with its day; a mail reminds whoever it is assigned to (O-42). */
export function NextStepForm({ thread }: { thread: ThreadRecord }) {
  const [text, setText] = useState(thread.next_step?.text ?? '')
  const [on, setOn] = useState(thread.next_step?.on ?? '')
  const { act, error, busy } = useThreadAction(thread)

  const save = () => act({ action: 'next-step', data: { next_step: { text: text.trim(), on } } })
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <form className={styles.form} aria-label={texts.nextStep} onSubmit={submit}>
      <TextInput
        label={texts.stepText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={200}
        required
      />
      <TextInput
        type="date"
        label={texts.stepDay}
        hint={texts.reminder}
        value={on}
        onChange={({ target }) => setOn(target.value)}
        required
      />
      {error !== undefined && <Failed text={texts.notSent} error={error} onRetry={() => void save()} busy={busy} />}
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" size="sm" loading={busy}>
          {texts.saveStep}
        </Button>
        {thread.next_step && (
          <button
            type="button"
            className={styles.link}
            onClick={() => void act({ action: 'next-step', data: { next_step: null } })}
          >
            {texts.removeStep}
          </button>
        )}
      </div>
    </form>
  )
}
