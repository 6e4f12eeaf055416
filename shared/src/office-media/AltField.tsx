import { ALT_MAX_LENGTH } from '@brightfill/shared/constants'
import { Checkbox, TextArea } from '@brightfill/shared/ui'
import { texts } from './texts'

interface AltFieldProps {
  label?: string
  /** Null: not answered yet; empty: decorative. */
  value: string | null
  onChange: (alt: string | null) => void
}

/** The alternative text of a picture, or the choice that it is decorative. */
export function AltField({ label = texts.alt, value, onChange }: AltFieldProps) {
  return (
    <div>
      <TextArea
        label={label}
        rows={2}
        maxLength={ALT_MAX_LENGTH}
        disabled={value === ''}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
      <Checkbox
        label={texts.decorative}
        checked={value === ''}
        onChange={({ target }) => onChange(target.checked ? '' : null)}
      />
    </div>
  )
}
