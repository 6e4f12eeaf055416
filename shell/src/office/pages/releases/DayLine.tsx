import { clockIn } from '@brightfill/shared/constants'
import type { LogRow } from '@brightfill/shared/contract'
import { StateMark } from '@brightfill/shared/office'
import styles from './DayLine.module.css'
import { actionStates } from './names'

const HOUR = 3_600_000
const HOURS = 24
const EVERY = 4
const clock = clockIn()

/** Where a moment is on the line of the last 24 hours, in percent; undefined before them. */
function placeOf(moment: number, now: number): number | undefined {
  const place = 100 * (1 - (now - moment) / (HOURS * HOUR))
  return place < 0 ? undefined : Math.min(100, place)
}

/** The last 24 hours as a line, with a mark for each activation. The list below it says the same in words. */
export function DayLine({ lines, now }: { lines: LogRow[]; now: number }) {
  const lastHour = new Date(now).setMinutes(0, 0, 0)
  const hours = Array.from({ length: HOURS }, (_, ago) => lastHour - ago * HOUR).filter(
    (hour) => new Date(hour).getHours() % EVERY === 0,
  )
  return (
    <div className={styles.line} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={{ insetInlineStart: `${placeOf(hour, now)}%` }}>
          {clock(new Date(hour))}
        </span>
      ))}
      {[...lines].reverse().map(({ at, action, by, releases }) => {
        const place = placeOf(Date.parse(at), now)
        if (place === undefined) return null
        return (
          <span
            key={`${at} ${action} ${by}`}
            className={styles.mark}
            style={{ insetInlineStart: `${place}%` }}
            title={`${clock(new Date(at))} ${Object.values(releases).join(', ')}`}
          >
            <StateMark state={actionStates[action]}>{''}</StateMark>
          </span>
        )
      })}
    </div>
  )
}
