import { pathTo, useNavigate } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { useEffect } from 'react'

/** Who is signed in already has no business on a sign-in page and goes on to the orders. */
export function useSignedInRedirect() {
  const navigate = useNavigate()
  const signedIn = useSite(({ session }) => session.status === 'user')
  useEffect(() => {
    if (signedIn) void navigate(pathTo('AccountOrders'), { replace: true })
  }, [signedIn, navigate])
}
