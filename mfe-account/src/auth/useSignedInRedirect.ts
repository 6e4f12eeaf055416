import { pathTo, useNavigate } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { useEffect } from 'react'

/** Leads a signed-in visitor from a sign-in page to the orders. */
export function useSignedInRedirect() {
  const navigate = useNavigate()
  const signedIn = useSite(({ session }) => session.status === 'user')
  useEffect(() => {
    if (signedIn) void navigate(pathTo('AccountOrders'), { replace: true })
  }, [signedIn, navigate])
}
