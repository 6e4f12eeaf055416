import { ApiError } from '@brightfill/shared/api'
import { REDIRECT_AFTER_CALLBACK } from '@brightfill/shared/constants'
import { Late } from '@brightfill/shared/late'
import { messages } from '@brightfill/shared/messages'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, pathTo, useLocation } from '@brightfill/shared/router'
import { rememberToken, storedToken } from '@brightfill/shared/session'
import { BottleScreen, Button } from '@brightfill/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { exchangeToken } from '../../api/session'
import { Answers, Question } from '../../area/Question'
import { afterSignIn } from '../afterSignIn'
import { type LoginNotice, socialFailure } from '../login/loginNotice'
import { texts as shared } from '../texts'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useToast } from '../useToast'
import { texts } from './texts'

// Few visitors need it, and it loads the form library.
const loadNameAddress = async () => (await import('./NameAddress')).NameAddress

export const handle = defineHandle({ alone: true })

/**
 * The end of a social sign-in: removes the token from the address, exchanges it for the session's, and goes on to the
 * orders. A provider that gave no e-mail address leads here too, to one more step. Visitors who
 * are signed in are asked before another account replaces theirs: the link may belong to another person. The server
 * renders the page without the address, so the first draw is the same for everyone.
 */
export function Component() {
  const { pathname, search } = useLocation()
  const { goLater } = useDelayedNavigate()
  const toast = useToast()
  const taken = useRef(false)
  const [asked, setAsked] = useState<string>()
  const [waits, setWaits] = useState(false)

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const params = new URLSearchParams(search)
    window.history.replaceState(window.history.state, '', pathname)
    if (params.get('step') === 'email') return setWaits(true)
    const token = params.has('error') ? null : params.get('token')
    if (token) return storedToken() ? setAsked(token) : void enter(token)
    toast('error', params.get('error') === 'unverified' ? texts.unverified : messages.login.unknown)
    // Not at once: React would still be hydrating the server's HTML, and find another page (error 418).
    void goOn('login', socialFailure(params.get('error')))
  })

  /** A token that is refused leaves the former account signed in. */
  async function enter(token: string) {
    setAsked(undefined)
    let notice: LoginNotice | undefined
    try {
      rememberToken(await exchangeToken(token))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice = error.status === 404 ? 'state' : 'social'
      toast('error', error.status === 404 ? texts.ended : messages.login.unknown)
    }
    await goOn(storedToken() ? 'AccountOrders' : 'login', notice)
  }

  async function goOn(page: 'AccountOrders' | 'login', notice?: LoginNotice) {
    const to = page === 'login' ? pathTo(page) : await afterSignIn(() => toast('error', shared.notSaved))
    goLater(to, REDIRECT_AFTER_CALLBACK, { replace: true, state: notice && { notice } })
  }
  return (
    <>
      <PageHead title={waits ? texts.stepTitle : texts.title} noindex />
      <meta name="referrer" content="no-referrer" />
      {waits ? (
        <Late load={loadNameAddress} skeleton={null} />
      ) : (
        <BottleScreen heading={texts.redirecting} value={0.7} />
      )}
      {asked && (
        <Question heading={texts.other} text={texts.otherText} onClose={() => void goOn('AccountOrders')}>
          {(close) => (
            <Answers>
              <Button onClick={close}>{texts.stay}</Button>
              <Button variant="secondary" onClick={() => void enter(asked)}>
                {texts.change}
              </Button>
            </Answers>
          )}
        </Question>
      )}
    </>
  )
}
