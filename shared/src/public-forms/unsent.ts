import { withStorage } from '@brightfill/shared/storage'

/** A request of a visitor that is not known to have arrived. */
export interface Kept {
  /** Names it in the browser and to the api, which takes each but once; begins with the time, in ms. */
  id: string
  /** The values of its form, and what belongs to them. */
  request: Record<string, unknown>
}

// Each has a place of its own, so that tabs that write at the same time take nothing from each other.
const placeOf = (form: string, id: string) => `shared.unsent.${form}.${id}`

/** Ids of the requests that are being sent from this document: no other form must offer them meanwhile. */
export const onTheWay = new Set<string>()

/** By form, the kept request that stands in it, also when the next page draws the form again. */
export const inForm = new Map<string, Kept>()

/** Forms of this document in which the visitor writes something else first. */
export const putAside = new Set<string>()

/** The requests of a form that stay on this device until they are sent or cleared, the oldest first. */
export function unsent(form: string): Kept[] {
  const start = placeOf(form, '')
  const places = withStorage(() => Object.keys(localStorage)) ?? []
  const own = places.filter((place) => place.startsWith(start))
  return own.sort().flatMap((place) => {
    const id = place.slice(start.length)
    const request = onTheWay.has(id) ? undefined : read(place)
    return request ? [{ id, request }] : []
  })
}

/** Whether it is still kept: another tab may have sent or cleared it. */
export const isKept = (form: string, id: string) => read(placeOf(form, id)) !== undefined

export const forgetUnsent = (form: string, id: string) => withStorage(() => localStorage.removeItem(placeOf(form, id)))

export const keepUnsent = (form: string, { id, request }: Kept) =>
  withStorage(() => localStorage.setItem(placeOf(form, id), JSON.stringify(request)))

/**
 * The id for a request: that of the one in the form while not a word has changed, so that the api takes it once, and
 * another one after a change, so that the change arrives.
 */
export function idFor(request: object, former: Kept | undefined): string {
  // The release before ids existed called the only one "1".
  return former && former.id !== '1' && textOf(former.request) === textOf(request) ? former.id : newId()
}

/** The same for the same values, whatever their order. */
const textOf = (request: object) =>
  JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

// Not randomUUID, which a browser has on safe origins only.
const newId = () => `${Date.now()}-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`

function read(place: string): Record<string, unknown> | undefined {
  const kept: unknown = withStorage(() => JSON.parse(localStorage.getItem(place) ?? 'null'))
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
}
