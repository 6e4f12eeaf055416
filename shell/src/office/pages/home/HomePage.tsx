import { dayIn } from '@brightfill/shared/constants'
import type { OfficeHome, OfficeMe, OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { Loaded, OfficePage, useGetOne, useNumbers } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { Sentence } from '@brightfill/shared/ui'
import { Link } from 'react-router-dom'
import type { PageEntry } from '../../officePaths'
import { EditorHomePage } from './EditorHomePage'
import { EnquiryFigures } from './EnquiryFigures'
import styles from './Home.module.css'
import { inView } from './homeLinks'
import { LineFigures } from './LineFigures'
import { MachineFigures } from './MachineFigures'
import { PlannedWeek } from './PlannedWeek'
import { texts } from './texts'
import { WaitingRows } from './WaitingRows'
import { WrongRows } from './WrongRows'

const today = dayIn()

/** Shows what waits, what is wrong, what is planned, and the numbers of 30 days (O-51). */
export function HomePage({ me, pages }: { me: OfficeMe; pages: PageEntry[] }) {
  const title = today(new Date())
  if (may(me, 'enquiries.write')) return <SalesHome me={me} title={title} />
  return (
    <OfficePage title={title} note={me.name}>
      {may(me, 'pages.write') && <EditorHomePage />}
      <div className={styles.editor}>
        <p>{texts.editorText}</p>
        <ul>
          {pages
            .filter(({ path }) => path !== '')
            .map(({ id, path, title }) => (
              <li key={id}>
                <Link to={`/office/${path}`}>{title}</Link>
              </li>
            ))}
        </ul>
      </div>
    </OfficePage>
  )
}

function SalesHome({ me, title }: { me: OfficeMe; title: string }) {
  const home = useGetOne<OfficeHome & { id: string }>('home', { id: 'mine' })
  const numbers = useNumbers()
  const both = {
    data: home.data && numbers.data && { home: home.data, numbers: numbers.data },
    error: home.error ?? numbers.error,
    isFetching: home.isFetching || numbers.isFetching,
    refetch: () => Promise.all([home.refetch(), numbers.refetch()]),
  }
  const { unread = 0, overdue = 0 } = numbers.data ?? {}
  return (
    <OfficePage title={title} note={numbers.data && <Note unread={unread} overdue={overdue} />}>
      <div className={styles.home}>
        <Loaded of={both}>{(data) => <Blocks me={me} {...data} />}</Loaded>
      </div>
    </OfficePage>
  )
}

function Note({ unread, overdue }: { unread: number; overdue: number }) {
  return (
    <Sentence
      text={texts.unreadAndLate}
      parts={{
        unread: <Link to={inView('unread')}>{texts.unread(unread)}</Link>,
        late: overdue > 0 ? <Link to={inView('late')}>{texts.late(overdue)}</Link> : <span>{texts.late(overdue)}</span>,
      }}
    />
  )
}

interface BlocksProps {
  me: OfficeMe
  home: OfficeHome
  numbers: OfficeNumbersAnswer['data']
}

function Blocks({ me, home, numbers }: BlocksProps) {
  const today = home.enquiries.at(-1)?.on ?? ''
  return (
    <>
      <div className={styles.waiting}>
        <WaitingRows me={me} rows={home.waiting} total={numbers.waiting} late={numbers.overdue} today={today} />
      </div>
      <div className={styles.wrong}>
        <WrongRows
          releases={may(me, 'releases.write')}
          undelivered={numbers.undelivered}
          givenUp={home.mails_given_up}
          lacking={home.machines_lacking}
        />
      </div>
      <EnquiryFigures days={home.enquiries} />
      <LineFigures title={texts.customers} days={home.customers} />
      <LineFigures title={texts.orders} days={home.orders}>
        {home.order_statuses
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => texts.source(name, count))
          .join(', ')}
      </LineFigures>
      <MachineFigures machines={home.machines} saved={home.saved} />
      <div className={styles.whole}>
        <PlannedWeek things={home.planned} today={today} />
      </div>
    </>
  )
}
