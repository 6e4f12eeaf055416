import { formatDate } from '@brightfill/shared/constants'

/** A date in words with its machine-readable form; draws nothing for an invalid date. */
export function DateText({ value, className }: { value: string | Date | null | undefined; className?: string }) {
  const text = formatDate(value)
  if (!value || text === '') return null
  return (
    <time dateTime={new Date(value).toISOString()} className={className}>
      {text}
    </time>
  )
}
