import type { LogRow } from '@brightfill/shared/contract'
import { Block, StateMark, When } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import { actionStates, titleOf } from '../releases/names'
import { texts as releaseTexts } from '../releases/texts'
import styles from './Home.module.css'
import { texts } from './texts'

const LATEST = 4
/** The part of it that visitors may have seen. */
const seen: LogRow['action'][] = ['activate', 'rollback', 'canary', 'withdraw', 'remove']

/** The latest live releases, for admins. */
export function LatestReleases({ lines }: { lines: LogRow[] }) {
  const latest = lines.filter(({ action }) => seen.includes(action)).slice(0, LATEST)
  if (latest.length === 0) return null
  return (
    <Block title={texts.latest}>
      <ul>
        {latest.map(({ at, action, releases }) => (
          <li key={at + action}>
            <Link to="/office/releases" className={styles.row}>
              <span className={`${styles.words} ${styles.strong} ${styles.cut}`}>
                {Object.keys(releases).map(titleOf).join(', ')}
              </span>
              <StateMark state={actionStates[action]}>{releaseTexts.acts[action]}</StateMark>
              <span className={styles.end}>
                <When at={at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  )
}
