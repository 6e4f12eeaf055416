import { ApiError } from '@brightfill/shared/api'
import type { AnswerTemplate } from '@brightfill/shared/contract'
import {
  BothVersions,
  OfficeForm,
  SureButton,
  type TypedOver,
  useAction,
  useAttempt,
  useTypedOver,
} from '@brightfill/shared/office'
import { TextArea, TextInput } from '@brightfill/shared/ui'
import type { Dispatch, SetStateAction } from 'react'
import { texts } from './texts'

/** Typing over a template that is not saved. */
export type TemplateDraft = TypedOver<Pick<AnswerTemplate, 'name' | 'text'>>

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: AnswerTemplate | undefined
  /** Keeps what is typed while another template is open. */
  held: [TemplateDraft | undefined, Dispatch<SetStateAction<TemplateDraft | undefined>>]
  onSaved: (id: number) => Promise<void>
  onRemoved: () => void
}

export function TemplateForm({ template, held, onSaved, onRemoved }: TemplateFormProps) {
  const { name = '', text = '' } = template ?? {}
  const form = useTypedOver({ name, text }, template?.version, held)
  const { values, field, save } = form
  const [, setDraft] = held
  const { create, remove } = useAction('templates')
  const doing = useAttempt(async (deed: 'save' | 'remove' = 'save') => {
    if (deed === 'save')
      await save(async ({ version }) => {
        const { id } = await create({ ...values, ...(template && { id: template.id, version }) })
        await onSaved(id)
      })
    else if (template) {
      await remove(template)
      setDraft(undefined)
      onRemoved()
    }
  }, texts.notDone)
  const removes = doing.tried?.[0] === 'remove'
  const wrong = doing.error instanceof ApiError ? doing.error.fields : {}
  return (
    <OfficeForm
      label={values.name || texts.newOne}
      doing={doing}
      saidAtFields={Object.keys(wrong).length > 0}
      save={texts.save}
      button={{ loading: doing.busy && !removes }}
      beside={
        template ? (
          <SureButton
            label={texts.remove}
            sure={texts.removeNow}
            loading={doing.busy && removes}
            onSure={() => void doing.attempt('remove')}
          />
        ) : null
      }
    >
      <TextInput label={texts.name} error={wrong.name?.[0]} {...field('name')} maxLength={80} required />
      <TextArea label={texts.text} hint={texts.hint} rows={9} error={wrong.text?.[0]} {...field('text')} required />
      <BothVersions of={form} shown={(words) => ({ [texts.name]: words.name, [texts.text]: words.text })} />
    </OfficeForm>
  )
}
