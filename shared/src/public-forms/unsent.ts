const keyOf = (form: string) => `shared.unsent.${form}.1`

/** Names of the forms that are being sent from this document: the form of another page must not offer their text. */
export const onTheWay = new Set<string>()

/** A request that a visitor could not send; it stays on this device until it is sent or cleared. */
export function unsent(form: string): Record<string, unknown> | undefined {
  if (onTheWay.has(form)) return undefined
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? '')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
  } catch {
    return undefined // nothing was kept, or the browser keeps nothing
  }
}

export function forgetUnsent(form: string) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // the browser keeps nothing
  }
}

export function keepUnsent(form: string, request: object) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(request))
  } catch {
    // the browser keeps nothing
  }
}
