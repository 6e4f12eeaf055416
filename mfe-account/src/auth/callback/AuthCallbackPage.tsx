import { rememberToken } from '@brightfill/shared/api'
import { REDIRECT_AFTER_CALLBACK } from '@brightfill/shared/constants'
import { messages } from '@brightfill/shared/messages'
import { PageHead, RouteError } from '@brightfill/shared/page'
import { defineHandle, pathTo, useLocation, useNavigate } from '@brightfill/shared/router'
import { BottleScreen } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useToast } from '../useToast'
import { texts } from './texts'

export const handle = defineHandle({ alone: true })

/** Where a provider's sign-in ends: keeps the token, cleans the address before anything else is asked for, and goes on. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const goLater = useDelayedNavigate()
  const toast = useToast()
  const taken = useRef(false)

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const params = new URLSearchParams(search)
    window.history.replaceState(window.history.state, '', pathname)
    const token = params.get('token')
    if (token && !params.has('error')) {
      rememberToken(token)
      goLater(pathTo('AccountOrders'), REDIRECT_AFTER_CALLBACK, { replace: true })
    } else {
      toast('error', messages.login.unknown)
      void navigate(pathTo('login'), { replace: true })
    }
  })
  return (
    <>
      <PageHead title={texts.title} noindex />
      <meta name="referrer" content="no-referrer" />
      <BottleScreen heading={texts.redirecting} value={0.7} />
    </>
  )
}

export function ErrorBoundary() {
  return <RouteError />
}
