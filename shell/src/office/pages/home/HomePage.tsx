import type { OfficeMe, OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { Block, Failed, LoadingRows, OfficeIcon, OfficePage, useGetOne } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import styles from './Home.module.css'
import { texts } from './texts'

type Numbers = OfficeNumbersAnswer['data'] & { id: string }

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const inView = (view: string) => `/office/enquiries?filter=${encodeURIComponent(JSON.stringify({ show: view }))}`

/** Late first. */
const rows = [
  { count: 'overdue', late: true, icon: 'alert', to: inView('open') },
  { count: 'undelivered', late: true, icon: 'mail', to: inView('all') },
  { count: 'due', late: false, icon: 'calendar', to: inView('mine') },
  { count: 'unread', late: false, icon: 'inbox', to: inView('unread') },
  { count: 'mine', late: false, icon: 'inbox', to: inView('mine') },
] as const

/** What waits for this colleague (O-51). */
export function HomePage({ me }: { me: OfficeMe }) {
  const sells = me.roles.some((role) => role !== 'editor')
  return (
    <OfficePage title={today.format(new Date())} note={me.name}>
      <div className={styles.home}>{sells ? <Waiting /> : <p>{texts.noWork}</p>}</div>
    </OfficePage>
  )
}

function Waiting() {
  const { data, error, refetch, isFetching } = useGetOne<Numbers>('numbers', { id: 'mine' })
  const waiting = data && rows.filter(({ count }) => data[count] > 0)
  return (
    <Block title={texts.waiting}>
      {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {!data && !error && <LoadingRows />}
      {waiting?.length === 0 && <p className={styles.calm}>{texts.calm}</p>}
      <ul>
        {waiting?.map(({ count, late, icon, to }) => (
          <li key={count}>
            <Link to={to} className={styles.row} data-late={late || undefined}>
              <OfficeIcon name={icon} />
              {texts[count]}
              <b>{data?.[count]}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  )
}
