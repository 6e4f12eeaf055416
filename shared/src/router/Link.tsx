import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, with query and hash. */
  to: string
  preventScrollReset?: boolean
  /** Loads the document anew instead of navigating in place. */
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a page of the site. The router's own brings the prefetching of its framework mode along, 2 KB that no page here uses. */
export function Link({ to, preventScrollReset, reloadDocument, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset, target: rest.target })
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && !reloadDocument) navigate(event)
  }
  return <a {...rest} href={useHref(to)} onClick={follow} />
}
