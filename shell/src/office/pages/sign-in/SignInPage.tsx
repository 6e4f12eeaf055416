import type { OfficeMe, PasskeyRow } from '@brightfill/shared/contract'
import {
  Block,
  type Column,
  NotDone,
  OfficeForm,
  OfficePage,
  Rows,
  reasonOf,
  useAction,
  useAttempt,
  useGetList,
  useTyped,
  When,
} from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { Button, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import { SingleKeys } from '../../frame/SingleKeys'
import { addPasskey } from '../../passkeys'
import layout from '../layout.module.css'
import { AppBlock } from './AppBlock'
import { MailsForm } from './MailsForm'
import styles from './SignIn.module.css'
import { texts } from './texts'

/** The choices of this colleague: e-mails (O-44), keys (O-55) and second factors (O-08). */
export function SignInPage({ me }: { me: OfficeMe }) {
  const { data, error, isFetching, refetch } = useGetList<PasskeyRow>('passkeys')
  const { remove } = useAction('passkeys')
  const [done, setDone] = useState('')

  const removing = useAttempt(async (row: PasskeyRow) => {
    setDone('')
    await remove(row)
    setDone(texts.removed(row.name))
  }, texts.notRemoved)
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
          disabled={removing.busy}
          aria-label={texts.removeOf(row.name)}
          onClick={() => void removing.attempt(row)}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <OfficePage title={texts.title}>
      <div className={layout.blocks} style={{ maxInlineSize: 720 }}>
        {may(me, 'enquiries.write') && <MailsForm />}
        <Block title={texts.keys}>
          <p className={styles.text}>{texts.keysText}</p>
          <SingleKeys />
        </Block>
        <Block title={texts.passkeys} note={data?.length}>
          <p className={styles.text}>{texts.about}</p>
          <p role="status">{done}</p>
          <NotDone of={removing} />
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
        <AppBlock factor={me.second_factor} />
      </div>
    </OfficePage>
  )
}

/** Takes a name, then the browser asks. If the colleague cancels, the name stays. */
function AddPasskey({ onAdded }: { onAdded: (name: string) => void }) {
  const name = useTyped()
  const adding = useAttempt(async () => {
    await addPasskey(name.value.trim())
    onAdded(name.value.trim())
    name.set('')
  })
  return (
    <OfficeForm
      className={styles.form}
      doing={adding}
      save={texts.add}
      button={{ size: 'md', progressLabel: texts.adding }}
      saidAtFields
    >
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        error={reasonOf(adding.error, texts.stopped)}
        {...name.field}
        maxLength={60}
        required
      />
    </OfficeForm>
  )
}
