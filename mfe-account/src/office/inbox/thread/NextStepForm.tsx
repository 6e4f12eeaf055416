import {
  BothVersions,
  formatValue,
  LinkButton,
  OfficeForm,
  useAction,
  useAttempt,
  useTypedOver,
} from '@brightfill/shared/office'
import { DayInput, TextInput } from '@brightfill/shared/ui'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

/** The next step, with its day; the assigned colleague gets a reminder by e-mail (O-42). */
export function NextStepForm({ thread }: { thread: ThreadRecord }) {
  const { text = '', on = '' } = thread.next_step ?? {}
  const form = useTypedOver({ text, on }, thread.version)
  const { values, field, save } = form
  const { act } = useAction('inbox')
  const saving = useAttempt((wanted: 'set' | 'removed' = 'set') => {
    const next_step = wanted === 'set' ? { text: values.text.trim(), on: values.on } : null
    return save(({ version }) => act(thread, 'next-step', { next_step, version }))
  }, texts.notSent)
  return (
    <OfficeForm
      label={texts.nextStep}
      className={styles.form}
      doing={saving}
      save={texts.saveStep}
      button={{ variant: 'secondary' }}
      beside={
        thread.next_step ? (
          <LinkButton disabled={saving.busy} onClick={() => void saving.attempt('removed')}>
            {texts.removeStep}
          </LinkButton>
        ) : null
      }
    >
      <TextInput label={texts.stepText} {...field('text')} pattern=".*\S.*" title={texts.stepWords} required />
      <DayInput label={texts.stepDay} hint={texts.reminder} {...field('on')} required />
      <BothVersions
        of={form}
        shown={(step) => ({ [texts.stepText]: step.text, [texts.stepDay]: formatValue('next step', step.on) })}
      />
    </OfficeForm>
  )
}
