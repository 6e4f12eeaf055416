import { ApiError } from '@brightfill/shared/api'
import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import type { AnswerTemplate } from '@brightfill/shared/contract'
import { OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
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
  const [name, setName] = useState(template?.name ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const [sure, setSure] = useState(false)
  const { create, remove } = useAction<AnswerTemplate>('templates')
  const doing = useAttempt(async (deed: 'save' | 'remove' = 'save') => {
    if (deed === 'save') onSaved((await create({ ...(template && { id: template.id }), name, text })).id)
    else if (template) {
      await remove(template)
      onRemoved()
    }
  }, texts.notDone)
  const removes = doing.tried?.[0] === 'remove'
  const wrong = doing.error instanceof ApiError ? doing.error.fields : {}
  return (
    <OfficeForm
      label={name || texts.newOne}
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
      <TextInput
        label={texts.name}
        value={name}
        error={wrong.name?.[0]}
        onChange={({ target }) => setName(target.value)}
        maxLength={80}
        required
      />
      <TextArea
        label={texts.text}
        hint={texts.hint}
        rows={9}
        value={text}
        error={wrong.text?.[0]}
        onChange={({ target }) => setText(target.value)}
        maxLength={MESSAGE_MAX_LENGTH}
        required
      />
    </OfficeForm>
  )
}
