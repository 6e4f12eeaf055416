import type { OfficeHome, OfficeMe, OfficeNumbersAnswer } from '@brightfill/shared/contract'
import { Loaded, OfficePage, useGetOne } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import { EnquiryFigures } from './EnquiryFigures'
import styles from './Home.module.css'
import { inView } from './homeLinks'
import { LineFigures } from './LineFigures'
import { MachineFigures } from './MachineFigures'
import { PlannedWeek } from './PlannedWeek'
import { texts } from './texts'
import { WaitingRows } from './WaitingRows'
import { WrongRows } from './WrongRows'

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** Shows what waits, what is wrong, what is planned, and the numbers of 30 days (O-51). */
export function HomePage({ me }: { me: OfficeMe }) {
  const title = today.format(new Date())
  if (me.roles.some((role) => role !== 'editor')) return <SalesHome me={me} title={title} />
  return (
    <OfficePage title={title} note={me.name}>
      <div className={styles.editor}>
        <p>{texts.editorText}</p>
        <ul>
          {texts.editorPages.map(({ path, title, text }) => (
            <li key={path}>
              <Link to={path}>{title}</Link> <small>{text}</small>
            </li>
          ))}
        </ul>
      </div>
    </OfficePage>
  )
}

function SalesHome({ me, title }: { me: OfficeMe; title: string }) {
  const home = useGetOne<OfficeHome & { id: string }>('home', { id: 'mine' })
  const numbers = useGetOne<OfficeNumbersAnswer['data'] & { id: string }>('numbers', { id: 'mine' })
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
    <>
      <Link to={inView('unread')}>{texts.unread(unread)}</Link>,{' '}
      {overdue > 0 ? <Link to={inView('late')}>{texts.late(overdue)}</Link> : <span>{texts.late(overdue)}</span>}
    </>
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
          admin={me.roles.includes('admin')}
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
