import type { MetaSite } from '@brightfill/shared/contract'

/** Longer than any holiday: a promise to answer would be worthless. */
const MOST_DAYS = 60
const DAY = 86_400_000

/** Implausible opening hours and closing days, by field. The schema refuses other values. */
export function companyProblems({ Company }: Partial<MetaSite>): Record<string, string[]> {
  if (!Company) return {}
  const errors: Record<string, string[]> = {}
  const at = (path: string, message: string) => {
    errors[`Company.${path}`] = [message]
  }
  for (const [place, { Days = [], Opens, Closes }] of Object.entries(Company['Opening hours'] ?? [])) {
    if (Days.length === 0) at(`Opening hours.${place}.Days`, 'Choose at least one day')
    if (Opens >= Closes) at(`Opening hours.${place}.Closes`, 'Must be later than the time it opens')
  }
  for (const [place, { From, Until }] of Object.entries(Company['Closing days'] ?? [])) {
    const days = (Date.parse(Until) - Date.parse(From)) / DAY
    if (days < 0) at(`Closing days.${place}.Until`, 'Must not be before the first day')
    else if (days >= MOST_DAYS) at(`Closing days.${place}.Until`, `Must be within ${MOST_DAYS} days of the first day`)
  }
  if (!isTimeZone(Company['Time zone'])) at('Time zone', 'Must be a time zone such as Europe/London')
  return errors
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
