import { OfficeForm, useTyped } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** The next step, with its day; a mail reminds whoever it is assigned to (O-42). */
export function NextStepForm({ thread }: { thread: ThreadRecord }) {
  const text = useTyped(thread.next_step?.text ?? '')
  const on = useTyped(thread.next_step?.on ?? '')
  const saving = useThreadAction(thread, texts.notSent)
  const set = (next_step: ThreadRecord['next_step']) => saving.attempt({ action: 'next-step', data: { next_step } })
  return (
    <OfficeForm
      label={texts.nextStep}
      className={styles.form}
      doing={{ ...saving, attempt: () => set({ text: text.value.trim(), on: on.value }) }}
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
      <TextInput label={texts.stepText} {...text.field} maxLength={200} required />
      <TextInput type="date" label={texts.stepDay} hint={texts.reminder} {...on.field} required />
    </OfficeForm>
  )
}
