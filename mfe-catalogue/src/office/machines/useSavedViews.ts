import { useGetIdentity } from '@brightfill/shared/office'
import { withStorage } from '@brightfill/shared/storage'
import { useState } from 'react'

/** Filters and order of the list under a name. */
export interface SavedView {
  name: string
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
}

/** The colleague's saved views. They stay in this browser for that person; each is an address that can be shared. */
export function useSavedViews() {
  const { identity } = useGetIdentity()
  const place = identity && `catalogue.views.1.${identity.id}`
  const [changed, setChanged] = useState<SavedView[]>()
  const stored = () => place && withStorage((): SavedView[] => JSON.parse(localStorage.getItem(place) ?? '[]'))
  const views = changed ?? (stored() || [])
  function keep(next: SavedView[]) {
    setChanged(next)
    if (place) withStorage(() => localStorage.setItem(place, JSON.stringify(next)))
  }
  return {
    views,
    /** Replaces one with the same name. */
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  }
}
