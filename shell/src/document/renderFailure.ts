import type { Composition } from '../composition/composition'
import { ownerOfRoute, type PageOwner, releaseOf } from '../composition/pageOwner'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { remoteInStack } from '../composition/remoteInStack'

/** A failure behind a page, for log and metrics; it is never shown. */
export interface RenderFailure extends PageOwner {
  /** Whether the page's data was loading or the page was rendering. */
  where: 'loader' | 'render'
  message: string
  stack?: string
}

interface Circumstances {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  where: RenderFailure['where']
  /** Route id of the page. */
  route?: string
  /** React's component stack down to the component that threw. */
  componentStack?: string
}

/**
 * Assigns a failure to a release: of the remote that is missing, else of the remote nearest in the stack, else of the
 * page's owner.
 */
export function renderFailure(
  error: unknown,
  { composition, directories, where, route, componentStack = '' }: Circumstances,
): RenderFailure {
  const { message, stack = '', cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? cause : undefined
  const page = ownerOfRoute(composition, route)
  const culprit =
    error instanceof RemoteUnavailable
      ? error.remote
      : remoteInStack([reason?.stack, stack, componentStack].join('\n'), directories)
  const release = culprit && releaseOf(composition, culprit)
  return {
    ...page,
    ...(culprit && release && { remote: culprit, release }),
    where,
    message: reason ? `${message}: ${reason.message}` : message,
    stack: reason?.stack ?? stack,
  }
}
