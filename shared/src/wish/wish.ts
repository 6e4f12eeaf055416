const KEY = 'brightfill_wish_v1'

/** Longer ago than this nobody remembers, in ms. */
const LASTS = 30 * 60_000

/**
 * Keeps in this tab which machine a visitor wants to save, until the sign-in is done.
 * @param machine its id
 * @param address where its heart is, as an address of this site
 */
export function keepWish(machine: number, address: string) {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${machine} ${address}`)
  } catch {
    // The browser keeps nothing: the sign-in leads to the account instead.
  }
}

/** Where the visitor wants to be after the sign-in; undefined when no heart led there. */
export const pageOfWish = () => read()?.address

/** Id of the machine to save after the sign-in. */
export const wishedMachine = () => read()?.machine

/** Says once, after the sign-in, whether this machine is to be saved now. */
export function fulfilWish(machine: number): boolean {
  if (wishedMachine() !== machine) return false
  sessionStorage.removeItem(KEY)
  return true
}

function read() {
  try {
    const [at, machine, address] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (address && /^\/(?!\/)/.test(address) && Date.now() - Number(at) < LASTS)
      return { machine: Number(machine), address }
  } catch {
    // the browser keeps nothing
  }
  return undefined
}
