import type { Composition } from '../composition/composition'
import { ownerOfRoute, type PageOwner, releaseOf } from '../composition/pageOwner'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { remoteInStack } from '../composition/remoteInStack'

/** What went wrong behind a page, for log and metrics; never shown. */
export interface RenderFailure extends PageOwner {
  /** While the page's data was loaded, or while it was rendered. */
  where: 'loader' | 'render'
  message: string
  stack?: string
}

interface Circumstances {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  where: RenderFailure['where']
  /** The page that was being made. */
  route?: string
  /** React's way to the component that threw. */
  componentStack?: string
}

/** Tags a failure with the release it belongs to: the remote that is missing, else the nearest file of one in the stack, else the page's owner. */
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
