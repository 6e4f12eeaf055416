import type { StaffRole } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt, useTyped } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import { RoleFields } from './RoleFields'
import { texts } from './texts'

interface InviteDialogProps {
  onClose: () => void
  onDone: () => void
}

/** Invites a colleague by e-mail (O-10). */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const name = useTyped()
  const email = useTyped()
  const [roles, setRoles] = useState<StaffRole[]>([])
  const [asked, setAsked] = useState(false)
  const { create } = useAction('staff/invitations')
  const sending = useAttempt(async () => {
    setAsked(true)
    if (roles.length === 0) return
    await create({ name: name.value, email: email.value, roles })
    onDone()
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.inviteTitle} onClose={onClose}>
      <OfficeForm doing={sending} save={texts.send} button={{ progressLabel: texts.sending }}>
        <p>{texts.inviteText}</p>
        <TextInput label={texts.name} {...name.field} required autoFocus />
        <TextInput type="email" label={texts.email} {...email.field} required />
        <RoleFields
          chosen={roles}
          onChange={setRoles}
          fault={asked && roles.length === 0 ? texts.chooseRole : undefined}
        />
      </OfficeForm>
    </OfficeDialog>
  )
}
