import { OfficeForm } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** What is next, with its day; a mail reminds whoever it is assigned to (O-42). */
export function NextStepForm({ thread }: { thread: ThreadRecord }) {
  const [text, setText] = useState(thread.next_step?.text ?? '')
  const [on, setOn] = useState(thread.next_step?.on ?? '')
  const saving = useThreadAction(thread, texts.notSent)
  const set = (next_step: ThreadRecord['next_step']) => saving.attempt({ action: 'next-step', data: { next_step } })
  return (
    <OfficeForm
      label={texts.nextStep}
      className={styles.form}
      doing={{ ...saving, attempt: () => set({ text: text.trim(), on }) }}
      save={texts.saveStep}
      button={{ variant: 'secondary' }}
      beside={
        thread.next_step ? (
          <button type="button" className={styles.link} onClick={() => void set(null)}>
            {texts.removeStep}
          </button>
        ) : null
      }
    >
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
    </OfficeForm>
  )
}
