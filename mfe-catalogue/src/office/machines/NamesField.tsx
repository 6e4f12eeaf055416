import type { CatalogueLists } from '@brightfill/shared/contract'
import { useGetOne } from '@brightfill/shared/office'
import type { FieldProps } from '@brightfill/shared/office-editing'
import { Checkbox, TextInput } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './NamesField.module.css'

type Lists = CatalogueLists & { id: string }
const useLists = () => useGetOne<Lists>('catalogue', { id: 'lists' }).data

/** Names of a list of the catalogue, several of them; the first is the main one. */
export function NamesField({ path, label, error, value, onChange }: FieldProps<string[]>) {
  const known = useLists()?.[path as 'categories' | 'bottles' | 'beverages'] ?? []
  // One that left the list stays until it is unchecked.
  const names = [...new Set([...known.map(({ name }) => name), ...value])]
  const toggle = (name: string, checked: boolean) =>
    onChange(checked ? [...value, name] : value.filter((other) => other !== name))
  return (
    <fieldset className={styles.names}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      <div className={styles.boxes}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A manufacturer; those of other machines are suggested. */
export function ManufacturerField({ label, hint, error, value, onChange }: FieldProps<string>) {
  const known = useLists()?.manufacturers ?? []
  const list = useId()
  return (
    <>
      <TextInput
        label={label}
        hint={hint}
        error={error}
        list={list}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
