import type { StaffRole } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, useCreate } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import { RoleFields } from './RoleFields'
import styles from './Staff.module.css'
import { texts } from './texts'

interface InviteDialogProps {
  onClose: () => void
  onDone: () => void
}

/** Invites somebody by mail (O-10). */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>(['sales'])
  const [create, { isPending, error }] = useCreate()

  const send = () => create('invitations', { data: { name, email, roles } }, { onSuccess: onDone })
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <OfficeDialog title={texts.inviteTitle} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{texts.inviteText}</p>
        <TextInput
          label={texts.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          autoFocus
        />
        <TextInput
          type="email"
          label={texts.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          required
        />
        <RoleFields chosen={roles} onChange={setRoles} />
        {error ? <Failed text={texts.notDone} error={error} onRetry={() => void send()} busy={isPending} /> : null}
        <Button type="submit" size="sm" loading={isPending} progressLabel={texts.sending} disabled={roles.length === 0}>
          {texts.send}
        </Button>
      </form>
    </OfficeDialog>
  )
}
