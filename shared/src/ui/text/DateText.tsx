import { formatDate } from './formatDate'

/** A date in words with its machine-readable form; nothing for what is no date. */
export function DateText({ value, className }: { value: string | Date | null | undefined; className?: string }) {
  const text = formatDate(value)
  if (!value || text === '') return null
  return (
    <time dateTime={new Date(value).toISOString()} className={className}>
      {text}
    </time>
  )
}
