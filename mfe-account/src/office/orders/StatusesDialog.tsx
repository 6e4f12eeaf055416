import type { OrderStatusesAnswer } from '@brightfill/shared/contract'
import { Failed, LoadingRows, OfficeDialog, useCreate, useGetList } from '@brightfill/shared/office'
import { Button, TextArea } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Orders.module.css'
import { texts } from './texts'

/** The statuses that staff choose from, kept here (O-50). */
export function StatusesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  return (
    <OfficeDialog title={texts.editTitle} onClose={onClose}>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <LoadingRows />}
      {data && <StatusesForm names={data.map(({ name }) => name)} onSaved={() => void refetch().then(onClose)} />}
    </OfficeDialog>
  )
}

function StatusesForm({ names, onSaved }: { names: string[]; onSaved: () => void }) {
  const [text, setText] = useState(names.join('\n'))
  const [create, { isPending, error }] = useCreate()
  const wanted = text.split('\n').filter((line) => line.trim())

  const save = () => create('order-statuses', { data: { names: wanted } }, { onSuccess: onSaved })
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={texts.edit}
        hint={texts.editText}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
      />
      {error ? <Failed text={texts.notDone} error={error} onRetry={() => void save()} busy={isPending} /> : null}
      <Button type="submit" size="sm" loading={isPending}>
        {texts.saveStatuses}
      </Button>
    </form>
  )
}
