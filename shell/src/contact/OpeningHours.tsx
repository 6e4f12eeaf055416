import type { Company } from '@brightfill/shared/contract'
import { useEffect, useState } from 'react'
import styles from './ContactForm.module.css'
import { texts } from './texts'

/**
 * When somebody answers the telephone, and whether that is now. Documents are kept, so only the browser says the
 * latter.
 */
export function OpeningHours({ company }: { company: Company }) {
  const now = useNow()
  const state = now && openState(company, now)
  return (
    <p className={styles.hours}>
      {texts.telephone} <span>{hoursInWords(company)}</span>, <span>{texts.timeOf(company.Address.City)}</span>.
      {/* Its line is there before its words, so that nothing moves. */}
      <strong className={styles.now}>
        {state && (state.open ? texts.open(state.until) : texts.opens(state.day, state.at))}
      </strong>
    </p>
  )
}

const MINUTE = 60_000

/** The time of the browser, in steps of a minute, and whenever somebody looks at the page again. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [])
  return now
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = Pick<Company, 'Opening hours' | 'Time zone'>

/** Open until a time of today, or closed until a time of a day; undefined when the company never opens. */
export type OpenState = { open: true; until: string } | { open: false; day: string; at: string }

/**
 * @param now in the visitor's time; compared in the time of the company
 * @throws RangeError for a time zone that the browser does not know
 */
export function openState({ 'Opening hours': hours, 'Time zone': timeZone }: Hours, now: Date): OpenState | undefined {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  const today = weekdays.indexOf(part('weekday')) + 1
  const time = `${part('hour')}:${part('minute')}`
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((today - 1 + ahead) % 7) + 1
    const spans = hours
      .filter(({ Days }) => Days.includes(day))
      .sort((one, other) => one.Opens.localeCompare(other.Opens))
    for (const { Opens, Closes } of spans) {
      if (ahead === 0 && time >= Closes) continue
      if (ahead === 0 && time >= Opens) return { open: true, until: Closes }
      return { open: false, day: ahead === 0 ? 'today' : (weekdays[day - 1] ?? ''), at: Opens }
    }
  }
  return undefined
}

/** "Monday to Friday 08:00 to 17:30"; days that do not follow each other are listed. */
export function hoursInWords({ 'Opening hours': hours }: Pick<Hours, 'Opening hours'>): string {
  return hours.map(({ Days, Opens, Closes }) => `${daysInWords(Days)} ${Opens} to ${Closes}`).join(', ')
}

function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1])
  const follow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
  return follow && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}
