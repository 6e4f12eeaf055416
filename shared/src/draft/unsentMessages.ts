import { withStorage } from '@brightfill/shared/storage'

/** A message that a visitor sent and that may not have arrived. */
export interface Message {
  /** Its key for the api, which takes each message once; begins with the time, in ms. */
  id: string
  /** The values of its form, and related data. */
  request: Record<string, unknown>
}

// Each has a place of its own, so that tabs that write at the same time do not overwrite each other's.
const placeOf = (form: string, id: string) => `shared.unsent.${form}.${id}`

/** The messages of a form that stay on this device until they are sent or cleared, the oldest first. */
export function unsentMessages(form: string): Message[] {
  const start = placeOf(form, '')
  const places = withStorage(() => Object.keys(localStorage)) ?? []
  const own = places.filter((place) => place.startsWith(start))
  return own.sort().flatMap((place) => {
    const request = read(place)
    return request ? [{ id: place.slice(start.length), request }] : []
  })
}

/** Whether it is still on this device: another tab may have sent or cleared it. */
export const isUnsent = (form: string, id: string) => read(placeOf(form, id)) !== undefined

export const forgetUnsent = (form: string, id: string) => withStorage(() => localStorage.removeItem(placeOf(form, id)))

export const keepUnsent = (form: string, { id, request }: Message) =>
  withStorage(() => localStorage.setItem(placeOf(form, id), JSON.stringify(request)))

function read(place: string): Record<string, unknown> | undefined {
  const kept: unknown = withStorage(() => JSON.parse(localStorage.getItem(place) ?? 'null'))
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
}
