import { SHELL, type SmokeFailure } from '@brightfill/shared/contract'
import { matchPath } from 'react-router-dom'
import type { Composition } from '../../src/composition/composition'
import type { Renderer } from '../render/Renderer'

interface SmokeTest {
  /** Renderer of the composition that is tried. */
  renderer: Pick<Renderer, 'render' | 'composition'>
  /** Releases that are new in it, by deployable. */
  changed: string[]
  origin: string
  /** Addresses of the site, for routes with parameters. */
  addresses: string[]
}

/** Renders every page of the releases that are to go live. Answers which pages failed, and why. */
export async function smokeTest({ renderer, changed, origin, addresses }: SmokeTest): Promise<SmokeFailure[]> {
  const paths = pathsOf(renderer.composition, changed, addresses)
  const outcomes = await Promise.all(paths.map((path) => renderOnce(renderer, new URL(path, origin).href, changed)))
  return outcomes.flatMap((message, index) =>
    message === undefined ? [] : [{ route: paths[index] ?? '', message: message.slice(0, 500) }],
  )
}

/** A new shell is part of every page, so all pages are tried. */
function pathsOf({ remotes }: Composition, changed: string[], addresses: string[]): string[] {
  const tried = remotes.filter(({ name }) => changed.includes(name) || changed.includes(SHELL))
  const paths = tried
    .flatMap(({ routes }) => routes.map(({ path }) => addressOf(path, addresses)))
    .filter((path) => path !== undefined)
  return paths.length > 0 ? paths : ['/']
}

function addressOf(path: string, addresses: string[]): string | undefined {
  return path.includes(':') ? addresses.find((address) => matchPath(path, address)) : path
}

/** Why the page is wrong. A failure of another release is no reason to refuse this one. */
async function renderOnce(
  renderer: SmokeTest['renderer'],
  url: string,
  changed: string[],
): Promise<string | undefined> {
  try {
    const { status, failures } = await renderer.render({ url, requestId: 'smoke' })
    const [own] = failures.filter(({ remote }) => changed.includes(remote))
    if (own) return own.message
    return status >= 500 && failures.length === 0 ? `It answers ${status}` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
