import { pathTo } from '@brightfill/shared/router'
import { withStorage } from '@brightfill/shared/storage'

const KEY = 'shared.wish.1'

/** How long a wish lasts, in ms. */
const LASTS = 30 * 60_000

/** A visitor's wish, which is fulfilled as soon as they have signed in. */
interface Wish {
  /** The address on this site where the visitor made the wish: the sign-in leads back there, which fulfils it. */
  address: string
  /** The machine that the sign-in itself saves. */
  machine?: number
}

/** The sign-in that fulfils a wish. A link says it in its address, so that it works before its page is interactive. */
export function signInFor({ address, machine }: Wish): string {
  const wish = new URLSearchParams({ back: address, ...(machine && { machine: String(machine) }) })
  return `${pathTo('login')}?${wish}`
}

/**
 * Keeps the wish from the sign-in's address for half an hour, in all tabs of the browser: the e-mail of a registration
 * opens another one.
 * @param search the query of that address; anyone can write it, so it leads to no other site
 * @returns whether it has a wish
 */
export function keepWish(search: string): boolean {
  const params = new URLSearchParams(search)
  const address = ownAddress(params.get('back') ?? '')
  if (!address) return false
  const machine = Number(params.get('machine'))
  const wish: Wish = { address, ...(Number.isSafeInteger(machine) && machine > 0 && { machine }) }
  withStorage(() => localStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() })))
  return true
}

/** A path of this site as the browser reads it, with its query and hash; undefined for anything else. */
function ownAddress(text: string): string | undefined {
  const { origin } = window.location
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const read = new URL(text, origin)
  const own = read.origin === origin && !read.pathname.startsWith('//')
  return own ? `${read.pathname}${read.search}${read.hash}` : undefined
}

/** The visitor's wish; undefined when there was none, or too long ago. */
export const keptWish = (): Wish | undefined =>
  withStorage(() => {
    const wish = JSON.parse(localStorage.getItem(KEY) ?? '')
    return Date.now() - wish.at < LASTS ? wish : undefined
  })

/** Called by the code that fulfils the wish, before it does so. */
export const forgetWish = () => withStorage(() => localStorage.removeItem(KEY))
