import type { FastifyPluginAsync } from 'fastify'
import { isOfficePath } from '../../src/office/officePaths'
import { rendererFor } from '../canary/canaryCookie'
import { contentPolicy } from '../contentSecurityPolicy'
import type { SendPage } from '../pages/pageSender'
import type { Renderers } from '../render/Renderers'
import { officeDocument } from './officeDocument'

interface OfficeOptions {
  renderers: Renderers
  publicOrigin: string
  sendPage: SendPage
}

/** `/office` and everything below it, also while the site is under maintenance. */
export const officeRoutes: FastifyPluginAsync<OfficeOptions> = async (app, { renderers, publicOrigin, sendPage }) => {
  const https = publicOrigin.startsWith('https:')
  for (const url of ['/office', '/office/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        if (!renderers.isLive) return sendPage(request, reply)
        const { composition, live } = rendererFor(renderers, request, reply, https)
        if (!live.office) return sendPage(request, reply)
        reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
        reply.header('Content-Security-Policy', contentPolicy(undefined, { framesSite: true }))
        reply.type('text/html; charset=utf-8')
        // The document says so too, once it knows the reader's roles.
        const { pathname } = new URL(request.url, publicOrigin)
        if (!isOfficePath(pathname.slice('/office'.length), live.office)) reply.status(404)
        return reply.send(officeDocument({ composition, office: live.office, origin: publicOrigin }))
      },
    })
  }
}
