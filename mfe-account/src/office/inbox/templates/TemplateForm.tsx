import { ApiError } from '@brightfill/shared/api'
import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import type { AnswerTemplate } from '@brightfill/shared/contract'
import { OfficeForm, useAction, useAttempt, useTyped } from '@brightfill/shared/office'
import { Button, TextArea, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Templates.module.css'
import { texts } from './texts'

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: AnswerTemplate | undefined
  onSaved: (id: number) => void
  onRemoved: () => void
}

export function TemplateForm({ template, onSaved, onRemoved }: TemplateFormProps) {
  const name = useTyped(template?.name ?? '')
  const text = useTyped(template?.text ?? '')
  const [sure, setSure] = useState(false)
  const { create, remove } = useAction<AnswerTemplate>('templates')
  const doing = useAttempt(async (deed: 'save' | 'remove' = 'save') => {
    if (deed === 'save')
      onSaved((await create({ ...(template && { id: template.id }), name: name.value, text: text.value })).id)
    else if (template) {
      await remove(template)
      onRemoved()
    }
  }, texts.notDone)
  const removes = doing.tried?.[0] === 'remove'
  const wrong = doing.error instanceof ApiError ? doing.error.fields : {}
  return (
    <OfficeForm
      label={name.value || texts.newOne}
      className={styles.form}
      doing={Object.keys(wrong).length > 0 ? { ...doing, error: undefined } : doing}
      save={texts.save}
      button={{ loading: doing.busy && !removes }}
      beside={
        template ? (
          <Button
            variant="secondary"
            size="sm"
            loading={doing.busy && removes}
            onClick={() => (sure ? void doing.attempt('remove') : setSure(true))}
          >
            {sure ? texts.removeNow : texts.remove}
          </Button>
        ) : null
      }
    >
      <TextInput label={texts.name} error={wrong.name?.[0]} {...name.field} maxLength={80} required />
      <TextArea
        label={texts.text}
        hint={texts.hint}
        rows={9}
        error={wrong.text?.[0]}
        {...text.field}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
    </OfficeForm>
  )
}
