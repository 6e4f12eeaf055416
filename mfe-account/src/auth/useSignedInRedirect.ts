import { useLocation, useNavigate } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { keepWish } from '@brightfill/shared/wish'
import { type RefObject, useEffect } from 'react'
import { afterSignIn } from './afterSignIn'
import { officeAddress } from './officeAddress'
import { texts } from './texts'
import { useGone } from './useGone'
import { useToast } from './useToast'

/**
 * Keeps what the visitor came for, and redirects signed-in users from a sign-in page there, or back to the office.
 * @param onTheWay true from when the page's own form has signed the visitor in and leads away: the session is known
 *   while the next page loads, and a second way would lead elsewhere.
 */
export function useSignedInRedirect(onTheWay?: RefObject<boolean>) {
  const navigate = useNavigate()
  const signedIn = useSite(({ session }) => session.status === 'user')
  const { pathname, search, state } = useLocation()
  const toast = useToast()
  const gone = useGone()
  useEffect(() => {
    if (keepWish(search)) navigate(pathname, { replace: true, state })
  }, [pathname, search, state, navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor is a user
  useEffect(() => {
    if (!signedIn || onTheWay?.current) return
    const office = officeAddress()
    if (office) return window.location.replace(office)
    void afterSignIn(() => toast('error', texts.notSaved)).then((page) => {
      if (!gone.current) void navigate(page, { replace: true })
    })
  }, [signedIn, navigate])
}
