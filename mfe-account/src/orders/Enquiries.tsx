import type { MyEnquiryRow } from '@brightfill/shared/contract'
import { AccountPart } from '../area/AccountPart'
import { StatusTable } from './StatusTable'
import styles from './StatusTable.module.css'
import { texts } from './texts'

/** The customer's enquiries and offers, newest first, with their state (O-46). Undefined when they did not load. */
export function Enquiries({ enquiries }: { enquiries: readonly MyEnquiryRow[] | undefined }) {
  if (enquiries?.length === 0) return null
  const rows = enquiries?.map(({ reference, kind, subject, status, created_at }) => ({
    id: reference,
    what: (
      <>
        <span>{subject ? (kind === 'offer' ? texts.offered(subject) : subject) : texts.general}</span>
        <span className={styles.reference}>{reference}</span>
      </>
    ),
    created_at,
    status: texts.statuses[status],
  }))
  return (
    <AccountPart heading={texts.enquiries} failed={texts.enquiriesFailed}>
      {rows && <StatusTable what={texts.enquiry} label={texts.enquiries} rows={rows} />}
    </AccountPart>
  )
}
