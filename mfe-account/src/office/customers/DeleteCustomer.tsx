import { ApiError } from '@brightfill/shared/api'
import type { Customer } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, useDelete } from '@brightfill/shared/office'
import { useNavigate } from '@brightfill/shared/router'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Customers.module.css'
import { texts } from './texts'

/** Deletes a customer after their address was typed: nothing brings them back (O-49). */
export function DeleteCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [remove, { isPending, error }] = useDelete<Customer>()
  const navigate = useNavigate()
  const wrong = error instanceof ApiError ? error.fields.email?.[0] : undefined

  const attempt = () =>
    remove(
      'customers',
      { id: customer.id, previousData: customer, meta: { email } },
      { mutationMode: 'pessimistic', onSuccess: () => void navigate('/office/customers') },
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    void attempt()
  }
  return (
    <OfficeDialog title={texts.removeTitle(customer.name || customer.email)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{customer.confirmed ? texts.removeText : texts.removeUnconfirmed}</p>
        <TextInput
          type="email"
          label={texts.typeAddress(customer.email)}
          value={email}
          error={wrong}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="off"
          required
          autoFocus
        />
        {error && !wrong ? (
          <Failed text={texts.notDone} error={error} onRetry={() => void attempt()} busy={isPending} />
        ) : null}
        <Button type="submit" size="sm" loading={isPending}>
          {texts.removeNow}
        </Button>
      </form>
    </OfficeDialog>
  )
}
