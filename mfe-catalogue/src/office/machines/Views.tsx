import { LinkButton, useListContext } from '@brightfill/shared/office'
import { useState } from 'react'
import styles from './MachinesPage.module.css'
import { SaveViewDialog } from './SaveViewDialog'
import { texts } from './texts'
import { type SavedView, useSavedViews } from './useSavedViews'

/** Lists that staff open often. Each view is a filter, so it is in the address and can be bookmarked. */
const views: { label: string; filter: Record<string, unknown> }[] = [
  { label: texts.all, filter: {} },
  { label: texts.drafts, filter: { state: 'draft' } },
  { label: texts.changed, filter: { state: 'changes' } },
  { label: texts.planned, filter: { state: 'planned' } },
  { label: texts.offline, filter: { state: 'offline' } },
  { label: texts.unpriced, filter: { unpriced: 1 } },
  { label: texts.unpictured, filter: { without_picture: 1 } },
  { label: texts.reserved, filter: { selling_state: 'reserved' } },
  { label: texts.sold, filter: { selling_state: 'sold' } },
]
const viewed = ['state', 'unpriced', 'without_picture', 'selling_state']

/** Views above the list: ours, which leave search and category as they are, and the colleague's saved ones. */
export function Views() {
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const saved = useSavedViews()
  const [saving, setSaving] = useState(false)
  const others = Object.fromEntries(Object.entries(filterValues).filter(([name]) => !viewed.includes(name)))
  const present = Object.entries(filterValues).filter(([name, value]) => viewed.includes(name) && value !== undefined)
  const isPresent = (filter: Record<string, unknown>) =>
    present.length === Object.keys(filter).length &&
    present.every(([name, value]) => String(value) === String(filter[name]))
  const here: Omit<SavedView, 'name'> = { filter: filterValues, sort: { field: sort.field, order: sort.order } }
  const isHere = ({ filter, sort }: Omit<SavedView, 'name'>) => textOf({ filter, sort }) === textOf(here)
  const shown = saved.views.find(isHere)
  function show(view: SavedView) {
    setFilters(view.filter)
    setSort(view.sort)
  }
  return (
    <fieldset className={styles.views} aria-label={texts.views} data-print="hide">
      {views.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isPresent(filter)}
          onClick={() => setFilters({ ...others, ...filter })}
        >
          {label}
        </button>
      ))}
      {saved.views.map((view) => (
        <button key={`saved ${view.name}`} type="button" aria-pressed={view === shown} onClick={() => show(view)}>
          {view.name}
        </button>
      ))}
      {shown ? (
        <LinkButton onClick={() => saved.remove(shown.name)}>{texts.removeView(shown.name)}</LinkButton>
      ) : (
        <LinkButton onClick={() => setSaving(true)}>{texts.saveView}</LinkButton>
      )}
      {saving && <SaveViewDialog onSave={(name) => saved.save({ name, ...here })} onClose={() => setSaving(false)} />}
    </fieldset>
  )
}

/** The same for equal filters, in any order; an address has texts where a view has numbers. */
const textOf = ({ filter, sort }: Omit<SavedView, 'name'>) =>
  JSON.stringify([
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)])
      .sort(),
    sort.field,
    sort.order,
  ])
