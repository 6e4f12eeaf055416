import { OfficeDialog, OfficeForm, useAction, useAttempt, useQueryClient, useTyped } from '@brightfill/shared/office'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

interface InviteCustomerProps {
  /** Details from an enquiry. */
  person?: { name: string; email: string; phone: string }
  onClose: () => void
  /** Called instead of opening the new customer. */
  onInvited?: () => void
}

/** E-mails a customer without an account a link to set a password (O-72). */
export function InviteCustomer({ person, onClose, onInvited }: InviteCustomerProps) {
  const name = useTyped(person?.name)
  const email = useTyped(person?.email)
  const { create } = useAction('customers/invitations')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const sending = useAttempt(async () => {
    const { id } = await create({ name: name.value, email: email.value, phone: person?.phone ?? '' })
    await cache.invalidateQueries()
    if (onInvited) onInvited()
    else void navigate(`/office/customers/${id}`)
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.invite} onClose={onClose}>
      <OfficeForm doing={sending} save={texts.inviteNow}>
        <p>{texts.inviteText}</p>
        <TextInput label={texts.name} {...name.field} required />
        <TextInput type="email" label={texts.email} {...email.field} required />
      </OfficeForm>
    </OfficeDialog>
  )
}
