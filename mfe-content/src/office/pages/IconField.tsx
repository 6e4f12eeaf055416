import type { FieldProps } from '@brightfill/shared/office-editing'
import { ContentIcon, type ContentIconName, contentIcons, Select } from '@brightfill/shared/ui'
import styles from './IconField.module.css'

const pathOf = (name: ContentIconName) => `public/icons/${name}.svg`
const options = contentIcons.map((name) => ({ value: pathOf(name), label: name.replaceAll('-', ' ') }))

/** One of the icons of the site. */
export function IconField({ label, hint, error, value, readOnly, onChange }: FieldProps<string>) {
  return (
    <div className={styles.icon}>
      <ContentIcon name={value} size={28} />
      <Select
        label={label}
        hint={hint}
        error={error}
        options={[{ value: '', label: '' }, ...options]}
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
