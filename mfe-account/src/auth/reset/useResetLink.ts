import { useLocation, useNavigate } from '@brightfill/shared/router'
import { useEffect, useRef, useState } from 'react'
import { checkResetLink, type ResetLink } from '../../api/registration'

export type LinkState = { status: 'checking' | 'expired' | 'missing' } | { status: 'good'; link: ResetLink }

/** This tab's links by the time they were opened, which the router's state holds: the address no longer has them. */
const links = new Map<number, ResetLink>()

/**
 * Removes e-mail and token from the address, so that no history and no referrer has them, and asks once whether
 * they are still valid. A link that cannot be checked counts as expired. After Back or a failure, the
 * page still has its link.
 */
export function useResetLink(): LinkState {
  const { pathname, search, state: opened } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<LinkState>({ status: 'checking' })
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const params = new URLSearchParams(search)
    const link = links.get(opened) ?? { email: params.get('email') ?? '', token: params.get('token') ?? '' }
    const now = Date.now()
    links.set(now, link)
    window.history.replaceState(window.history.state, '', pathname) // at once; the router follows
    void navigate(pathname, { replace: true, preventScrollReset: true, state: now })
    if (!link.email || !link.token) return setState({ status: 'missing' })
    checkResetLink(link).then(
      (good) => setState(good ? { status: 'good', link } : { status: 'expired' }),
      () => setState({ status: 'expired' }),
    )
  }, [pathname, search, opened, navigate])
  return state
}
