/** Whether the site is closed for visitors, and this one may use it anyway. */
let isClosed = false
const listeners = new Set<() => void>()

export function noteClosed(closed: boolean) {
  isClosed = closed
  for (const changed of listeners) changed()
}

export const siteClosed = {
  read: () => isClosed,
  watch(changed: () => void) {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}
