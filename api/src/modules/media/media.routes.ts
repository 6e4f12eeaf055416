import { offeredWidth, PICTURE_FORMATS } from '@brightfill/shared/constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import { notFound } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import { sendMade } from '../../store/sendMade'
import { preview } from './Derivatives'
import type { Derivative } from './drawings'
import { makerFor } from './makerFor'
import { mediaPath } from './mediaPath'

const DAY = 86_400

const Size = Type.Object({
  w: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  format: Type.Optional(Type.Union(PICTURE_FORMATS.map((format) => Type.Literal(format)))),
  preview: Type.Optional(Type.Literal('1')),
})

/**
 * The media store. `/storage/<path>` is the file itself, with ranges; `?w=640&format=avif` a copy of
 * that width and format (widths are rounded up to the offered ones); `?preview=1` the copy for link previews.
 */
export function mediaRoutes(app: FastifyInstance, { store, derivatives, queue }: Parts) {
  app.get(
    '/storage/*',
    { schema: { querystring: Size, summary: 'A media file', hide: true } },
    async (request, reply) => {
      const name = mediaPath((request.params as { '*': string })['*']) // the router has decoded it
      if (!name) throw notFound('This file does not exist')
      const { w, format, preview: asPreview } = request.query as Static<typeof Size>
      cacheLong(reply, name)
      // It may have scripts, which the content security policy does not stop in all browsers.
      if (/\.pdf$/i.test(name)) reply.header('Content-Disposition', 'attachment')
      if (!asPreview && w === undefined && format === undefined) return store.send(`media/${name}`, request, reply)
      const sized: Derivative = { width: offeredWidth(w ?? Number.MAX_SAFE_INTEGER), format: format ?? 'webp' }
      const derivative = asPreview ? preview : sized
      const make = makerFor(queue, request, reply)
      const find = () => derivatives.find(name, derivative, make)
      const copy = await find()
      if (!copy) throw notFound('This picture does not exist')
      return sendMade(store, copy, find, request, reply)
    },
  )
}

function cacheLong(reply: FastifyReply, name: string) {
  const hashed = /[.-][\da-f]{8,}\.\w+$/.test(name)
  reply.header(
    'Cache-Control',
    hashed ? `public, max-age=${365 * DAY}, immutable` : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  )
  // An SVG opened on its own is a document, and must not run anything.
  reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
}
