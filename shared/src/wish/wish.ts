import { pathTo } from '@brightfill/shared/router'
import { withStorage } from '@brightfill/shared/storage'

const KEY = 'shared.wish.1'

/** Longer ago than this nobody remembers, in ms. */
const LASTS = 30 * 60_000

/** A wish of a visitor, which is fulfilled as soon as they are signed in. */
interface Wish {
  /** Where the visitor said so, as an address of this site: the sign-in leads back there, which saves what it shows. */
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
 * Keeps the wish in the address of the sign-in for half an hour, in all tabs of the browser: the mail of a registration
 * opens another one.
 * @param search the query of that address; anybody can write it, so it leads to no other site
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

/** The wish of the visitor; undefined when nothing led to the sign-in, or too long ago. */
export const keptWish = (): Wish | undefined =>
  withStorage(() => {
    const wish = JSON.parse(localStorage.getItem(KEY) ?? '')
    return Date.now() - wish.at < LASTS ? wish : undefined
  })

/** Called by whoever fulfils the wish, before it does. */
export const forgetWish = () => withStorage(() => localStorage.removeItem(KEY))
