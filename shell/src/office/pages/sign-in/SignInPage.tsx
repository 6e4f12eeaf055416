import { ApiError } from '@brightfill/shared/api'
import type { OfficeMe, PasskeyRow } from '@brightfill/shared/contract'
import { Block, type Column, Failed, OfficePage, Rows, useDelete, useGetList, When } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import { addPasskey } from '../../passkeys'
import { MailsForm } from './MailsForm'
import styles from './SignIn.module.css'
import { texts } from './texts'

/** What this colleague chooses: mails (O-44), and second factors (O-08). */
export function SignInPage({ me }: { me: OfficeMe }) {
  const { data, error, isFetching, refetch } = useGetList<PasskeyRow>('passkeys')
  const [remove, { isPending, error: notRemoved }] = useDelete<PasskeyRow>()
  const [done, setDone] = useState('')
  const { app, recovery_codes_left: left } = me.second_factor

  async function removeRow(row: PasskeyRow) {
    setDone('')
    await remove('passkeys', { id: row.id, previousData: row }, { returnPromise: true, mutationMode: 'pessimistic' })
    setDone(texts.removed(row.name))
  }
  const columns: Column<PasskeyRow>[] = [
    { title: texts.passkeys, cell: ({ name }) => <b>{name}</b> },
    { title: texts.addedAt, wide: true, cell: ({ created_at }) => <When at={created_at} /> },
    { title: texts.usedAt, cell: ({ used_at }) => (used_at ? <When at={used_at} /> : texts.never) },
    {
      title: texts.actions,
      end: true,
      cell: (row) => (
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          aria-label={texts.removeOf(row.name)}
          onClick={() => void removeRow(row).catch(() => {})}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <OfficePage title={texts.title}>
      <div className={styles.page}>
        {me.roles.some((role) => role !== 'editor') && <MailsForm />}
        <Block title={texts.passkeys} note={data?.length}>
          <p className={styles.text}>{texts.about}</p>
          <p role="status">{done}</p>
          {notRemoved ? <Failed text={texts.notRemoved} error={notRemoved} onRetry={() => void refetch()} /> : null}
          <Rows
            label={texts.list}
            columns={columns}
            rows={data}
            loading={isFetching}
            error={error}
            onRetry={() => void refetch()}
            empty={texts.none}
          />
          <AddPasskey
            onAdded={(name) => {
              setDone(texts.added(name))
              void refetch()
            }}
          />
        </Block>
        <Block title={texts.app}>
          <p className={styles.text}>{app ? texts.appSet(left) : texts.appUnset}</p>
        </Block>
      </div>
    </OfficePage>
  )
}

/** A name, and then the browser asks. What was typed stays when it was stopped. */
function AddPasskey({ onAdded }: { onAdded: (name: string) => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      await addPasskey(name.trim())
      onAdded(name.trim())
      setName('')
    } catch (failure) {
      setError(failure instanceof ApiError && failure.message ? failure.message : texts.stopped)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        error={error}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
        required
      />
      <Button type="submit" loading={busy} progressLabel={texts.adding}>
        {texts.add}
      </Button>
    </form>
  )
}
