import type { FieldProps } from '@brightfill/shared/office-editing'
import { DayInput } from '@brightfill/shared/ui'

/** A past day, or none. It gets the current time of day, so that today is not in the future. */
export function DateField({ label, hint, error, value, onChange }: FieldProps<string | null>) {
  const now = new Date().toISOString()
  return (
    <div>
      <DayInput
        label={label}
        hint={hint}
        max={now.slice(0, 10)}
        value={value?.slice(0, 10) ?? ''}
        onChange={({ target }) => onChange(target.value ? target.value + now.slice(10) : null)}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
