import type { PlannedThing } from '@brightfill/shared/contract'
import { Block } from '@brightfill/shared/office'
import { Link } from 'react-router-dom'
import styles from './Home.module.css'
import { dayAfter, weekDay } from './homeDays'
import { enquiryAddress } from './homeLinks'
import { texts } from './texts'

const week = [0, 1, 2, 3, 4, 5, 6]

/** Steps and visits of the next seven days; the line fills with the day so far. */
export function PlannedWeek({ things, today }: { things: PlannedThing[]; today: string }) {
  const now = new Date()
  const soFar = (now.getHours() * 60 + now.getMinutes()) / 1440 / week.length
  return (
    <Block title={texts.planned} note={texts.week}>
      {things.length === 0 && <p className={styles.calm}>{texts.nothingPlanned}</p>}
      {things.length > 0 && (
        <ol className={styles.week} style={{ '--so-far': soFar }}>
          {week
            .map((days) => dayAfter(today, days))
            .map((day) => ({ day, planned: things.filter(({ on }) => on === day) }))
            .map(({ day, planned }) => (
              <li key={day} data-free={planned.length === 0 || undefined}>
                <span className={styles.day}>{day === today ? <b>{texts.todayName}</b> : weekDay(day)}</span>
                {planned.map(({ reference, what, name, text }) => (
                  <Link key={what + reference} to={enquiryAddress(reference)}>
                    {what === 'visit' ? texts.visit(name) : texts.step(text, name)}
                  </Link>
                ))}
              </li>
            ))}
        </ol>
      )}
    </Block>
  )
}
