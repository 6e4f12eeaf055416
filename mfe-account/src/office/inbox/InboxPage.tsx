import { ListBase, OfficeTitle, useParams } from '@brightfill/shared/office'
import styles from './Inbox.module.css'
import { InboxList } from './InboxList'
import { texts } from './texts'
import { ThreadPane } from './thread/ThreadPane'

/** The inbox: the list, and beside it the enquiry that the address names (O-40, O-41). */
export function InboxPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={50} filterDefaultValues={{ show: 'open' }}>
      <OfficeTitle page={texts.title} />
      <div className={styles.inbox} data-opened={opened ? '' : undefined}>
        <InboxList opened={opened} />
        {opened ? <ThreadPane key={opened} reference={opened} /> : <p className={styles.choose}>{texts.choose}</p>}
      </div>
    </ListBase>
  )
}
