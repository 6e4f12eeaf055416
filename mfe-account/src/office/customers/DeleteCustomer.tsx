import { ApiError } from '@brightfill/shared/api'
import type { Customer } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt, useNews, useTyped } from '@brightfill/shared/office'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Deletes a customer for good, after the colleague has typed the address (O-49). */
export function DeleteCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { deletion } = customer
  const email = useTyped()
  const { remove } = useAction('customers')
  const navigate = useNavigate()
  const tell = useNews()
  const removing = useAttempt(async () => {
    await remove(customer, { email: email.value })
    tell(texts.isRemoved(customer.name || customer.email))
    void navigate('/office/customers')
  }, texts.notDone)
  const wrong = removing.error instanceof ApiError ? removing.error.fields.email?.[0] : undefined
  return (
    <OfficeDialog title={texts.removeTitle(customer.name || customer.email)} onClose={onClose} changed={false}>
      <OfficeForm doing={removing} save={texts.removeNow} saidAtFields={wrong !== undefined}>
        <p>{customer.confirmed ? texts.removeText : texts.removeUnconfirmed}</p>
        {deletion.orders > 0 && <p>{texts.ordersStay(deletion.orders, deletion.order_years)}</p>}
        {deletion.open_orders.length > 0 && (
          <p>
            <b>{texts.ordersOpen(deletion.open_orders)}</b>
          </p>
        )}
        <TextInput
          type="email"
          label={texts.typeAddress(customer.email)}
          error={wrong}
          {...email.field}
          autoComplete="off"
          required
          autoFocus
        />
      </OfficeForm>
    </OfficeDialog>
  )
}
