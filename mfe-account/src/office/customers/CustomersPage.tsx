import type { CustomerRow } from '@brightfill/shared/contract'
import { type Column, ListBase, ListPage, PhoneLink, StateMark, useParams } from '@brightfill/shared/office'
import { Link, useLocation } from '@brightfill/shared/router'
import { Button, DateText } from '@brightfill/shared/ui'
import { useState } from 'react'
import { CustomerPage } from './CustomerPage'
import { InviteCustomer } from './InviteCustomer'
import { PersonDialog } from './PersonDialog'
import { texts } from './texts'

/** Customers: the list, or the one that the address names (O-49). */
export function CustomersPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  const { search } = useLocation()
  const [inviting, setInviting] = useState(false)
  const [finding, setFinding] = useState(false)
  if (opened) return <CustomerPage key={opened} id={opened} />
  const columns: Column<CustomerRow>[] = [
    {
      title: texts.name,
      cell: ({ id, name, email, confirmed, locked }) => (
        <>
          <Link to={`/office/customers/${id}${search}`}>
            <b>{name || email}</b>
          </Link>{' '}
          {!confirmed && <small>{texts.unconfirmedMark}</small>}{' '}
          {locked && <StateMark state="failed">{texts.locked}</StateMark>}
        </>
      ),
    },
    { title: texts.email, wide: true, cell: ({ email }) => email },
    { title: texts.phone, cell: ({ phone }) => phone && <PhoneLink number={phone} /> },
    { title: texts.since, end: true, wide: true, cell: ({ created_at }) => <DateText value={created_at} /> },
  ]
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
      <ListPage
        title={texts.title}
        columns={columns}
        search={{ label: texts.search }}
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={() => setFinding(true)}>
              {texts.person}
            </Button>
            <Button size="sm" onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          </>
        }
        empty={texts.none}
      >
        {finding && <PersonDialog onClose={() => setFinding(false)} />}
        {inviting && <InviteCustomer onClose={() => setInviting(false)} />}
      </ListPage>
    </ListBase>
  )
}
