import type { FastifyBaseLogger } from 'fastify'
import type { Reason } from './NotRendered'

/**
 * Called when something goes wrong around rendering. Each event names its composition and, when it is known, the remote
 * as `name@release`.
 */
export interface RenderLog {
  /** A page is left to the browser. */
  notRendered(event: { composition: string; remote?: string; reason: Reason; detail: string; requestId: string }): void
  /** A page came without the components of a remote, which stopped its process. */
  leftOut(event: { composition: string; remote: string; requestId: string }): void
  /** A remote is not rendered for a while, or is again. */
  resting(event: { composition: string; remote: string; resting: boolean }): void
  /** Something threw outside of any page. */
  uncaughtError(event: { composition: string; remote?: string; message: string; stack?: string }): void
}

/** Logs what goes wrong around rendering. */
export function logRender(logger: () => FastifyBaseLogger): RenderLog {
  return {
    notRendered: (event) => logger().error(event, 'page not rendered, left to the browser'),
    leftOut: (event) => logger().error(event, 'page rendered without what a remote lends it: that stopped its process'),
    resting: ({ resting, ...event }) =>
      resting
        ? logger().error(event, 'remote rests: it failed too often and is left to the browsers for a while')
        : logger().info(event, 'remote is rendered again'),
    uncaughtError: (event) => logger().error(event, 'something threw outside of any page'),
  }
}
