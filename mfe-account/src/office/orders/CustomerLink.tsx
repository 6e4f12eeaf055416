import type { OfficeOrderRow } from '@brightfill/shared/contract'
import { Link } from '@brightfill/shared/router'
import { texts } from './texts'

/** The customer of an order; the name on the order when the account was deleted (O-70). */
export function CustomerLink({ customer: { id, name } }: Pick<OfficeOrderRow, 'customer'>) {
  if (id > 0) return <Link to={`${texts.customers}/${id}`}>{name}</Link>
  return (
    <>
      <span>{name}</span> <small>{texts.deleted}</small>
    </>
  )
}
