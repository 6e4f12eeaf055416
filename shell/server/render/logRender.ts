import type { FastifyBaseLogger } from 'fastify'
import type { RenderLog } from './RenderLog'

/** Writes to the server's log what goes wrong around rendering. */
export function logRender(logger: () => FastifyBaseLogger): RenderLog {
  return {
    notRendered: (event) => logger().error(event, 'page not rendered, left to the browser'),
    leftOut: (event) => logger().error(event, 'page rendered without what a remote lends it: that stopped its process'),
    resting: ({ resting, ...event }) =>
      resting
        ? logger().error(event, 'remote rests: it failed too often and is left to the browsers for a while')
        : logger().info(event, 'remote is rendered again'),
    stray: (event) => logger().error(event, 'something threw outside of any page'),
  }
}
