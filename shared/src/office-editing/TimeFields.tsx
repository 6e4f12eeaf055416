import { Checkbox, DayInput, TextInput } from '@brightfill/shared/ui'
import type { FieldProps } from './Editing'
import styles from './SchemaField.module.css'
import { fieldTime, sentTime } from './shortTime'
import { texts } from './texts'

/** A day, such as that of a holiday. */
export function DayField({ label, hint, error, value, readOnly, onChange }: FieldProps<string>) {
  return (
    <div className={styles.refused}>
      <DayInput
        label={label}
        hint={hint}
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

/** A time of any day. */
export function TimeField({ label, hint, error, value, readOnly, onChange }: FieldProps<string>) {
  return (
    <TextInput
      type="time"
      label={label}
      hint={hint}
      error={error}
      value={value}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A moment in the reader's time zone, or none. */
export function MomentField({ label, hint, error, value, readOnly, onChange }: FieldProps<string | null>) {
  return (
    <div className={styles.refused}>
      <DayInput
        withTime
        label={label}
        hint={hint}
        value={fieldTime(value)}
        disabled={readOnly}
        onChange={({ target }) => onChange(sentTime(target.value))}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

/** Days of a week by number, 1 for Monday. */
export function WeekdaysField({ label, error, value, readOnly, onChange }: FieldProps<number[]>) {
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day].sort())
  return (
    <fieldset className={styles.days}>
      <legend>{label}</legend>
      {texts.weekdays.map((name, place) => (
        <Checkbox
          key={name}
          label={name}
          checked={value.includes(place + 1)}
          disabled={readOnly}
          onChange={() => toggle(place + 1)}
        />
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
