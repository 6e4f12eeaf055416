import type { MediaFile } from '@brightfill/shared/contract'
import { OfficeSelect, useListContext } from '@brightfill/shared/office'
import { Checkbox } from '@brightfill/shared/ui'
import styles from './Media.module.css'
import { texts } from './texts'

const kinds: MediaFile['kind'][] = ['picture', 'film', 'pdf']

/** The filters of the library, which are in the address. */
export function MediaFilters() {
  const { filterValues, setFilters } = useListContext()
  const set = (change: object) => setFilters({ ...filterValues, ...change })
  const flag = (name: 'without_alt' | 'unused', label: string) => (
    <Checkbox
      label={label}
      checked={Boolean(filterValues[name])}
      onChange={({ target }) => set({ [name]: target.checked ? 1 : undefined })}
    />
  )
  return (
    <div className={styles.filters}>
      <OfficeSelect
        label={texts.filters}
        none={texts.everything}
        value={filterValues.kind ?? ''}
        options={kinds.map((kind) => ({ value: kind, label: texts.manyOf[kind] }))}
        onChoose={(kind) => set({ kind: kind || undefined })}
      />
      {flag('without_alt', texts.withoutAlt)}
      {flag('unused', texts.unused)}
    </div>
  )
}
