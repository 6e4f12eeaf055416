import type { OfficeHome, ReleaseOverview } from '@brightfill/shared/contract'
import { Block, OfficeIcon, useGetOne } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import { titleOf } from '../releases/names'
import { rateOf } from '../releases/rates'
import styles from './Home.module.css'
import { inView } from './homeLinks'
import { LatestReleases } from './LatestReleases'
import { texts } from './texts'

const WEEK = 7 * 86_400_000
const RELEASES = '/office/releases'

interface WrongRowsProps {
  /** Admins see releases as well. */
  admin: boolean
  undelivered: number
  /** Mails to anybody, answers included. */
  givenUp: number
  /** An older api does not say. */
  lacking: OfficeHome['machines_lacking']
}

interface Wrong {
  part: keyof typeof texts.parts
  icon: string
  title: string
  note?: string
  count: number
  to?: string
}

/** The problems with answers, mail, machines and releases, one line for what is in order, and what went live lately. */
export function WrongRows({ admin, undelivered, givenUp, lacking }: WrongRowsProps) {
  const { data } = useGetOne<ReleaseOverview & { id: string }>('releases', { id: 'now' }, { enabled: admin })
  const others = Math.max(0, givenUp - undelivered)
  const all: Wrong[] = [
    { part: 'answers', icon: 'mail', title: texts.undelivered, count: undelivered, to: inView('undelivered') },
    { part: 'mail', icon: 'mail', title: texts.givenUp, note: texts.givenUpNote, count: others },
    ...(lacking ? wrongMachines(lacking) : []),
    ...(data ? wrongReleases(data) : []),
  ]
  const wrong = all.filter(({ count }) => count > 0)
  const parts = new Set(all.map(({ part }) => part))
  const fine = [...parts].filter((part) => !wrong.some((each) => each.part === part))
  return (
    <>
      <Block title={texts.wrong} note={wrong.length > 0 ? texts.things(wrong.length) : undefined}>
        <ul>
          {wrong.map((each) => (
            <li key={each.title}>
              {each.to ? (
                <Link to={each.to} className={styles.row}>
                  <WrongLine {...each} />
                  <OfficeIcon name="right" size={16} />
                </Link>
              ) : (
                <div className={styles.row}>
                  <WrongLine {...each} />
                </div>
              )}
            </li>
          ))}
          {fine.length > 0 && (
            <li className={styles.row} data-fine>
              <OfficeIcon name="check" />
              <span className={styles.words}>{fine.map((part) => texts.parts[part]).join(', ')}</span>
              <span className={styles.end}>{texts.inOrder}</span>
            </li>
          )}
        </ul>
      </Block>
      {data && <LatestReleases lines={data.log} />}
    </>
  )
}

function WrongLine({ icon, title, note, count }: Wrong) {
  return (
    <>
      <span className={styles.icon} data-late>
        <OfficeIcon name={icon} />
      </span>
      <span className={`${styles.words} ${styles.strong}`}>
        <span>{title}</span>
        {note && <span className={styles.second}>{note}</span>}
      </span>
      <b className={styles.end}>{texts.number(count)}</b>
    </>
  )
}

// The office has no page of machines that could list them.
function wrongMachines({ picture, price }: NonNullable<OfficeHome['machines_lacking']>): Wrong[] {
  const shared = { part: 'machines', icon: 'machine' } as const
  return [
    { ...shared, title: texts.noPicture, count: picture },
    { ...shared, title: texts.noPrice, note: texts.noPriceNote, count: price },
  ]
}

function wrongReleases({ canary, log }: ReleaseOverview): Wrong[] {
  const shared = { part: 'releases', icon: 'release', to: RELEASES } as const
  const since = Date.now() - WEEK
  const refused = log.filter(({ action, at }) => action === 'refuse' && Date.parse(at) > since).length
  return [...(canary ? [failing(canary)] : []), { ...shared, title: texts.refused, count: refused }]
}

function failing({ name, numbers }: NonNullable<ReleaseOverview['canary']>): Wrong {
  const { views, errors } = numbers.canary
  const worse = rateOf(numbers.canary) > rateOf(numbers.stable)
  return {
    part: 'releases',
    icon: 'alert',
    title: texts.failingCanary(titleOf(name)),
    note: texts.failures(errors, views),
    count: worse ? errors : 0,
    to: RELEASES,
  }
}
