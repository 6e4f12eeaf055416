import { ApiError } from '@brightfill/shared/api'
import type { SiteRouter } from '@brightfill/shared/router'
import { isRouteErrorResponse } from '@brightfill/shared/router'
import type { Composition } from '../composition/composition'
import { ownerOfRoute } from '../composition/pageOwner'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { BeaconQueue } from './BeaconQueue'
import { culprit, harmless, missing } from './culprit'
import { MESSAGE } from './limits'
import type { Problem } from './problems'
import { watchVitals } from './watchVitals'

/** Reports failures and web vitals to the server, each with its release. It starts after the page is interactive. */
export function startTelemetry(composition: Composition, router: SiteRouter) {
  const queue = new BeaconQueue(composition.id)
  const told = new WeakSet<object>()
  const page = () => ownerOfRoute(composition, router.state.matches.at(-1)?.route.id)

  function take(problem: Problem | Event) {
    if (!(problem instanceof Event)) tell(problem)
    else if (problem instanceof ErrorEvent) tell({ kind: 'uncaught', error: problem.error ?? problem.message })
    else if (problem instanceof PromiseRejectionEvent) tell({ kind: 'rejection', error: problem.reason })
    else tellOfFile(problem.target)
  }

  function tell({ kind, error, componentStack = '' }: Problem) {
    // React, the router and the window may all see the same error.
    if (error instanceof Object) {
      if (told.has(error)) return
      told.add(error)
    }
    if (error instanceof RemoteUnavailable) {
      if (!error.seenByServer) queue.add('loads', { ...missing(error, composition, page()), what: 'remote' })
      return
    }
    const { name, message, stack = '' } = error instanceof Error ? error : { name: '', message: String(error) }
    if (isForeign(message, stack)) return
    const text = harmless(name ? `${name}: ${message}` : message).slice(0, MESSAGE)
    queue.add('errors', { ...culprit(`${stack}\n${componentStack}`, page()), kind, message: text })
  }

  function tellOfFile(target: EventTarget | null) {
    if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return // the visitor has not asked for it yet
    const file = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
    const { at, ...owner } = culprit(file, page())
    if (at) queue.add('loads', { ...owner, what: 'file', file: at })
  }

  /** A failed loader throws nothing: the router keeps its error. The api counts its own errors, so this skips them. */
  function watchLoaders({ errors }: SiteRouter['state']) {
    for (const error of Object.values(errors ?? {})) {
      if (!(error instanceof ApiError) && !isRouteErrorResponse(error)) tell({ kind: 'loader', error })
    }
  }

  for (const problem of globalThis.brightfill_problems?.splice(0) ?? []) take(problem)
  globalThis.brightfill_problems = { push: take, splice: () => [] }
  router.subscribe(watchLoaders)
  watchVitals(router, page, (vital) => queue.add('vitals', vital))
}

/** Whether an error comes from a browser extension; the site has no scripts from other origins. */
function isForeign(message: string, stack: string): boolean {
  return message === 'Script error.' || /\b[a-z]+-extension:\/\//.test(stack)
}
