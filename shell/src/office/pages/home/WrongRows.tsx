import type { OfficeHome, ReleaseOverview } from '@brightfill/shared/contract'
import { Block, OfficeIcon, useGetOne } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import { titleOf } from '../releases/names'
import { rateOf } from '../releases/rates'
import styles from './Home.module.css'
import { inView, machinesThat } from './homeLinks'
import { LatestReleases } from './LatestReleases'
import { texts } from './texts'

const WEEK = 7 * 86_400_000
const RELEASES = '/office/releases'

interface WrongRowsProps {
  /** Whether releases are shown as well. */
  releases: boolean
  undelivered: number
  /** All e-mails, answers included. */
  givenUp: number
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

/** Problems with answers, e-mail, machines and releases, one line for what is fine, and the latest live releases. */
export function WrongRows({ releases, undelivered, givenUp, lacking }: WrongRowsProps) {
  const { data } = useGetOne<ReleaseOverview & { id: string }>('releases', { id: 'now' }, { enabled: releases })
  const others = Math.max(0, givenUp - undelivered)
  const all: Wrong[] = [
    { part: 'answers', icon: 'mail', title: texts.undelivered, count: undelivered, to: inView('undelivered') },
    { part: 'mail', icon: 'mail', title: texts.givenUp, note: texts.givenUpNote, count: others },
    ...wrongMachines(lacking),
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

function wrongMachines({ picture, price }: OfficeHome['machines_lacking']): Wrong[] {
  const shared = { part: 'machines', icon: 'machine' } as const
  return [
    { ...shared, title: texts.noPicture, count: picture, to: machinesThat({ without_picture: 1 }) },
    { ...shared, title: texts.noPrice, note: texts.noPriceNote, count: price, to: machinesThat({ unpriced: 1 }) },
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
