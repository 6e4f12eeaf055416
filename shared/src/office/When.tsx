const DAY = 86_400_000
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' })

/** A moment as lists write it, in the zone of the reader: `14:05` today, `Wed 11:20` this week, `18 Nov` before. */
export function When({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={whole.format(moment)}>
      {shortly(moment)}
    </time>
  )
}

function shortly(moment: Date): string {
  const now = new Date()
  if (moment.toDateString() === now.toDateString()) return clock.format(moment)
  const age = now.getTime() - moment.getTime()
  if (age > 0 && age < 6 * DAY) return `${weekday.format(moment)} ${clock.format(moment)}`
  const year = moment.getFullYear() === now.getFullYear() ? '' : ` ${moment.getFullYear()}`
  return date.format(moment) + year
}
