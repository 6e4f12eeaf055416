import type { MyEnquiryRow } from '@brightfill/shared/contract'
import { useRetry } from '@brightfill/shared/page'
import { Button } from '@brightfill/shared/ui'
import styles from './Enquiries.module.css'
import { StatusTable } from './StatusTable'
import { texts } from './texts'

/** What the customer asked or offered, newest first, and how far it is (O-46). Undefined when it did not arrive. */
export function Enquiries({ enquiries }: { enquiries: readonly MyEnquiryRow[] | undefined }) {
  const { retry, retrying } = useRetry()
  if (enquiries?.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{texts.enquiries}</h2>
      {enquiries ? (
        <StatusTable
          what={texts.enquiry}
          label={texts.enquiries}
          rows={enquiries.map(({ reference, kind, subject, status, created_at }) => ({
            id: reference,
            what: (
              <>
                {subject ? (kind === 'offer' ? texts.offered(subject) : subject) : texts.general}
                <span className={styles.reference}>{reference}</span>
              </>
            ),
            created_at,
            status: texts.statuses[status],
          }))}
        />
      ) : (
        <div className={styles.failed} role="alert">
          <p>{texts.enquiriesFailed}</p>
          <Button variant="secondary" size="sm" loading={retrying} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
