import { useNavigate } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { useEffect } from 'react'
import { afterSignIn } from './afterSignIn'
import { officeAddress } from './officeAddress'
import { texts } from './texts'
import { useToast } from './useToast'

/** Leads a signed-in visitor from a sign-in page to the page they came for, or back to the office. */
export function useSignedInRedirect() {
  const navigate = useNavigate()
  const signedIn = useSite(({ session }) => session.status === 'user')
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor is a user
  useEffect(() => {
    if (!signedIn) return
    const office = officeAddress()
    if (office) window.location.replace(office)
    else void afterSignIn(() => toast('error', texts.notSaved)).then((page) => navigate(page, { replace: true }))
  }, [signedIn, navigate])
}
