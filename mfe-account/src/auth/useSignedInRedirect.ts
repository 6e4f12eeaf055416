import { useNavigate } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { useEffect } from 'react'
import { officeAddress } from './officeAddress'
import { pageAfterSignIn } from './pageAfterSignIn'

/** Leads a signed-in visitor from a sign-in page to the page they came for, or back to the office. */
export function useSignedInRedirect() {
  const navigate = useNavigate()
  const signedIn = useSite(({ session }) => session.status === 'user')
  useEffect(() => {
    if (!signedIn) return
    const office = officeAddress()
    if (office) window.location.replace(office)
    else void navigate(pageAfterSignIn(), { replace: true })
  }, [signedIn, navigate])
}
