import type { CustomerRow } from '@brightfill/shared/contract'
import { Failed, LinkButton, useGetList, useSettled, useTyped } from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import { InviteCustomer } from '../customers/InviteCustomer'
import styles from './Orders.module.css'
import { texts } from './texts'

const FEW = 8

/** Finds the customer for a new order; lists the newest ones until the colleague searches. */
export function CustomerPicker() {
  const search = useTyped()
  const [inviting, setInviting] = useState(false)
  const words = useSettled(search.value.trim())
  const { data, error, refetch, isFetching } = useGetList<CustomerRow>('customers', {
    filter: words ? { search: words } : {},
    pagination: { page: 1, perPage: FEW },
  })
  return (
    <div className={`${styles.form} ${styles.finder}`}>
      <TextInput type="search" label={texts.customerSearch} hint={texts.customerHint} {...search.field} />
      {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {data?.length === 0 && <small>{texts.noCustomer}</small>}
      <LinkButton onClick={() => setInviting(true)}>{texts.inviteCustomer}</LinkButton>
      {inviting && <InviteCustomer onClose={() => setInviting(false)} />}
      <ul className={styles.machines} aria-busy={isFetching || undefined}>
        {data?.map(({ id, name, email, confirmed }) => (
          <li key={id}>
            <Link to={`${texts.path}/new?customer=${id}`}>
              <b>{name || email}</b> {name && <small>{email}</small>}{' '}
              {!confirmed && <small>{texts.notConfirmedYet}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
