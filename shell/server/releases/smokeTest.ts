import { SHELL, type SmokeFailure } from '@brightfill/shared/contract'
import { matchPath } from 'react-router-dom'
import { type Composition, isRouted } from '../../src/composition/composition'
import { NotRendered } from '../render/NotRendered'
import type { Renderer } from '../render/Renderer'

interface SmokeTest {
  /** Renderer of the composition that is tried. */
  renderer: Pick<Renderer, 'render' | 'composition'>
  /** That of the live composition, if there is one. */
  live?: Pick<Renderer, 'render' | 'composition'>
  /** Releases that are new in it, by deployable. */
  changed: string[]
  origin: string
  /** Addresses that the remotes name for their routes with parameters, by route. */
  examples: Record<string, string>
  /** Addresses of the site, for routes without such an example. */
  addresses: string[]
}

export interface SmokeOutcome {
  failures: SmokeFailure[]
  /** Routes without a page that says anything about the releases, and why. */
  skipped: SmokeFailure[]
}

/**
 * Renders every page of the releases that are to go live.
 * @throws NotRendered when this server could not render a page, and no other page failed
 */
export async function smokeTest(test: SmokeTest): Promise<SmokeOutcome> {
  const outcome: SmokeOutcome = { failures: [], skipped: [] }
  const attempts = await Promise.allSettled(
    routesOf(test.renderer.composition, test.changed).map(async (route) => {
      const address = addressOf(route, test)
      if (address === undefined)
        return outcome.skipped.push({ route, message: 'no example is known; remote.json may name one' })
      const failure = await tryPage(test, route, address)
      if (failure) outcome[failure.skip ? 'skipped' : 'failures'].push({ route: address, message: failure.message })
    }),
  )
  const untried = attempts.find((attempt) => attempt.status === 'rejected')
  if (untried && outcome.failures.length === 0) throw untried.reason
  return outcome
}

/** A new shell is part of every page, so all pages are tried. */
function routesOf({ remotes }: Composition, changed: string[]): string[] {
  const tried = remotes.filter(({ name }) => changed.includes(name) || changed.includes(SHELL))
  const routes = tried.flatMap(({ routes }) => routes.map(({ path }) => path))
  return routes.length > 0 ? routes : ['/']
}

function addressOf(route: string, { examples, addresses }: SmokeTest): string | undefined {
  if (!route.includes(':')) return route
  return examples[route] ?? addresses.find((address) => matchPath(route, address))
}

/**
 * Why the page is wrong. An answer that the live releases give as well, such as for a page missing in the content, says
 * nothing about the new ones.
 */
async function tryPage(
  { renderer, live, changed, origin }: SmokeTest,
  route: string,
  address: string,
): Promise<{ message: string; skip?: boolean } | undefined> {
  try {
    const url = new URL(address, origin).href
    const { status, failures } = await renderer.render({ url, requestId: 'smoke' })
    const own = failures.find(({ remote }) => changed.includes(remote))
    if (own) return { message: own.message.slice(0, 500) }
    if (status < 400) return undefined
    if ((await liveStatus(live, route, url)) === status)
      return { message: `the live release answers ${status} as well`, skip: true }
    return { message: [`It answers ${status}`, failures[0]?.message].filter(Boolean).join(': ').slice(0, 500) }
  } catch (error) {
    if (canRetryElsewhere(error)) throw error
    return { message: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}

async function liveStatus(live: SmokeTest['live'], route: string, url: string): Promise<number | undefined> {
  if (!live || !isRouted(live.composition, route)) return undefined
  return live.render({ url, requestId: 'smoke' }).then(
    ({ status }) => status,
    (error) => {
      if (canRetryElsewhere(error)) throw error
      return undefined
    },
  )
}

const canRetryElsewhere = (error: unknown) => error instanceof NotRendered && error.canRetryElsewhere
