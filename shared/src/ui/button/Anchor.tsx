import { Link } from '@brightfill/shared/router'
import type { AnchorHTMLAttributes, Ref } from 'react'

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, a hash, or a whole address (https:, mailto:, tel:) as content may give it. */
  to: string
  /** Keeps the scroll position, for addresses that differ only in their query. */
  keepScroll?: boolean
  /** Loads a new document instead of navigating in place; the default for files and other addresses of the server. */
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

// A backslash counts as a slash in browsers.
const leavesTheSite = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i
const safeScheme = /^(https?:|mailto:|tel:|[\\/]{2})/i
// The router knows no page there.
const ofTheServer = /^\/(storage|data-sheets|office|auth(?!\/callback\b))(?![^/?#])|^[^?#]*\.[a-z]\w*(?=[?#]|$)/i

/**
 * The link of the site: the router navigates inside the site, links to other sites have rel noopener, and an address
 * with a scheme that could run code is dropped.
 */
export function Anchor({ to, keepScroll, reloadDocument, rel, ...rest }: AnchorProps) {
  const address = to.replace(/[\t\n\r]/g, '').trim() // as a browser reads it
  const reload = reloadDocument ?? ofTheServer.test(address)
  if (leavesTheSite.test(address)) {
    const external = !/^(mailto|tel):/i.test(address)
    return (
      <a
        href={safeScheme.test(address) ? address : undefined}
        rel={external ? (rel ?? 'noopener noreferrer') : rel}
        {...rest}
      />
    )
  }
  if (address.startsWith('#')) return <a href={address} rel={rel} {...rest} />
  // The router has all routes, so it need not mark links as places to discover some.
  return (
    <Link to={address} preventScrollReset={keepScroll} reloadDocument={reload} discover="none" rel={rel} {...rest} />
  )
}
