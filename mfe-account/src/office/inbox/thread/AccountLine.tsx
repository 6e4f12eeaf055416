import { LinkButton } from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import { useState } from 'react'
import { InviteCustomer } from '../../customers/InviteCustomer'
import { PersonDialog } from '../../customers/PersonDialog'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

/** Whether the enquirer has an account, and how to invite them (O-72). */
export function AccountLine({ thread: { person, name, email, phone } }: { thread: ThreadRecord }) {
  const [inviting, setInviting] = useState(false)
  const [reading, setReading] = useState(false)
  const account = person.account_id ?? person.unconfirmed_id
  if (account)
    return (
      <span>
        {!person.account_id && <span>{texts.notConfirmedYet} </span>}
        <Link to={`/office/customers/${account}`}>{texts.openCustomer}</Link>
      </span>
    )
  return (
    <span>
      <span>{texts.noAccount}</span>{' '}
      {email && (
        <>
          <LinkButton onClick={() => setInviting(true)}>{texts.inviteCustomer}</LinkButton>{' '}
          <LinkButton onClick={() => setReading(true)}>{texts.personalData}</LinkButton>
        </>
      )}
      {reading && <PersonDialog email={email} onClose={() => setReading(false)} />}
      {inviting && (
        <InviteCustomer
          person={{ name, email, phone }}
          onClose={() => setInviting(false)}
          onInvited={() => setInviting(false)}
        />
      )}
    </span>
  )
}
