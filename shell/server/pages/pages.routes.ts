import type { FastifyPluginAsync } from 'fastify'
import type { SendPage } from './pageSender'

/** An address that is neither a file nor a call is a page. */
export const pageRoutes: FastifyPluginAsync<{ sendPage: SendPage }> = async (app, { sendPage }) => {
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage })
}
