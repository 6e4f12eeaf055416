import { ApiError } from '@brightfill/shared/api'
import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import type { AnswerTemplate } from '@brightfill/shared/contract'
import { Failed, useCreate, useDelete } from '@brightfill/shared/office'
import { Button, TextArea, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
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
  const [removing, setRemoving] = useState(false)
  const [create, saving] = useCreate<AnswerTemplate>()
  const [remove, removal] = useDelete<AnswerTemplate>()
  const error = saving.error ?? removal.error
  const wrong = error instanceof ApiError ? error.fields : {}

  const save = () =>
    create(
      'templates',
      { data: { ...(template && { id: template.id }), name, text } },
      { onSuccess: ({ id }) => onSaved(id) },
    )
  const drop = () =>
    template &&
    remove(
      'templates',
      { id: template.id, previousData: template },
      { mutationMode: 'pessimistic', onSuccess: onRemoved },
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <form className={styles.form} aria-label={name || texts.newOne} onSubmit={submit}>
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
      {error && Object.keys(wrong).length === 0 ? (
        <Failed
          text={texts.notDone}
          error={error}
          onRetry={() => void (removal.error ? drop() : save())}
          busy={saving.isPending || removal.isPending}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" loading={saving.isPending}>
          {texts.save}
        </Button>
        {template && (
          <Button
            variant="secondary"
            size="sm"
            loading={removal.isPending}
            onClick={() => (removing ? void drop() : setRemoving(true))}
          >
            {removing ? texts.removeNow : texts.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
