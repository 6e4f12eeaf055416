import type { Customer } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt, useQueryClient, useTyped } from '@brightfill/shared/office'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

interface InviteCustomerProps {
  /** Known from an enquiry. */
  person?: { name: string; email: string; phone: string }
  onClose: () => void
  /** Goes on elsewhere than to the new customer. */
  onInvited?: () => void
}

/** Mails somebody without an account a link with which they set a password (O-72). */
export function InviteCustomer({ person, onClose, onInvited }: InviteCustomerProps) {
  const name = useTyped(person?.name)
  const email = useTyped(person?.email)
  const { create } = useAction<Customer>('customer-invitations')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const sending = useAttempt(async () => {
    const { id } = await create({ name: name.value, email: email.value, phone: person?.phone ?? '' })
    await cache.invalidateQueries()
    if (onInvited) onInvited()
    else void navigate(`/office/customers/${id}`)
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.invite} onClose={onClose} changed={!person && (name.value !== '' || email.value !== '')}>
      <OfficeForm doing={sending} save={texts.inviteNow}>
        <p>{texts.inviteText}</p>
        <TextInput label={texts.name} {...name.field} required />
        <TextInput type="email" label={texts.email} {...email.field} required />
      </OfficeForm>
    </OfficeDialog>
  )
}
