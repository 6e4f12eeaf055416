import type { FastifyPluginAsync } from 'fastify'
import type { SendPage } from './pageSender'

/** Every address that is not a file or a call is a page. */
export const pageRoutes: FastifyPluginAsync<{ sendPage: SendPage }> = async (app, { sendPage }) => {
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage })
}
