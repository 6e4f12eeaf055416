import { dayIn, inList, weekdays } from '@brightfill/shared/constants'
import type { Company } from '@brightfill/shared/contract'
import { useEffect, useState } from 'react'
import styles from './ContactForm.module.css'
import { texts } from './texts'

/**
 * When the company answers the phone, and whether that is now. Documents are cached, so only the browser adds the
 * latter.
 */
export function OpeningHours({ company }: { company: Company }) {
  const now = useNow()
  const state = now && openState(company, now)
  return (
    <p className={styles.hours}>
      <span>{texts.hours(hoursInWords(company), zoneOf(company))}</span>{' '}
      {/* Its line is there before its text, so that nothing moves. */}
      <strong className={styles.now}>{state && stateInWords(state)}</strong>
    </p>
  )
}

/** "UK", or the city of a company elsewhere: "UK time", "Rotterdam time". */
const zoneOf = ({ Address: { Country, City } }: Company) => (Country === 'GB' ? 'UK' : City)

function stateInWords(state: OpenState): string {
  if (state.open) return texts.open(state.until)
  return state.day ? texts.opens(state.day, state.at) : texts.opensToday(state.at)
}

const MINUTE = 60_000

/** The browser's time, updated every minute and when the visitor returns to the page. */
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

const DAY = 86_400_000
/** More days than the company may be closed in a row. */
const DAYS_AHEAD = 70

const withDate = dayIn('UTC')

/** Empty for today; from a week on with its date, because an earlier day has the same name. */
function dayInWords(day: Date, ahead: number): string {
  if (ahead === 0) return ''
  return ahead < 7 ? (weekdays()[(day.getUTCDay() + 6) % 7] ?? '') : withDate(day)
}

type Hours = Pick<Company, 'Opening hours' | 'Closing days' | 'Time zone'>

/** Open until a time of today, or closed until a time of a day; undefined when the company never opens. */
export type OpenState = { open: true; until: string } | { open: false; day: string; at: string }

/** Writes `2026-11-23 17:30:00`, which programs read. */
const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/**
 * @param now in the visitor's time; compared in the time of the company
 * @throws RangeError for a time zone that the browser does not know
 */
export function openState(company: Hours, now: Date): OpenState | undefined {
  const { 'Opening hours': hours, 'Closing days': closed = [], 'Time zone': timeZone } = company
  // The company's local time, as if it were UTC: `2026-11-23 17:30:00`.
  const [date = '', time = ''] = wallClock(timeZone).format(now).split(' ')
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = new Date(Date.parse(date) + ahead * DAY)
    const iso = day.toISOString().slice(0, 10)
    if (closed.some(({ From, Until }) => From <= iso && iso <= Until)) continue
    const spans = hours
      .filter(({ Days }) => Days.includes(day.getUTCDay() || 7))
      .sort((one, other) => one.Opens.localeCompare(other.Opens))
    for (const { Opens, Closes } of spans) {
      if (ahead === 0 && time >= Closes) continue
      if (ahead === 0 && time >= Opens) return { open: true, until: Closes }
      return { open: false, day: dayInWords(day, ahead), at: Opens }
    }
  }
  return undefined
}

/** "Monday to Friday, 08:00-17:30"; days that do not follow each other are listed. */
export function hoursInWords({ 'Opening hours': hours }: Pick<Hours, 'Opening hours'>): string {
  return hours.map(({ Days, Opens, Closes }) => texts.span(daysInWords(Days), Opens, Closes)).join('; ')
}

function daysInWords(days: readonly number[]): string {
  const names = days.map((day) => weekdays()[day - 1] ?? '')
  const follow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
  return follow && names.length > 2 ? texts.days(names[0], names.at(-1)) : inList(names)
}
