import type { FastifyInstance } from 'fastify'
import { notFound, unavailable } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import { sendMade } from '../../store/sendMade'
import { makerFor } from '../media/makerFor'

/** `/data-sheets/<slug>.pdf` is the data sheet of a machine, for print and for mails. */
export function sheetRoutes(app: FastifyInstance, { machines, sheets, store, queue }: Parts) {
  app.get(
    '/data-sheets/:name',
    { schema: { summary: 'A machine’s data sheet', hide: true } },
    async (request, reply) => {
      const slug = /^([a-z0-9-]{1,200})\.pdf$/.exec((request.params as { name: string }).name)?.[1]
      const machine = slug && (await machines.findBySlug(slug, undefined))
      if (!machine) throw notFound('This data sheet does not exist')
      if (machine.slug !== slug) return reply.redirect(`/data-sheets/${machine.slug}.pdf`, 301)
      const make = makerFor(queue, request, reply)
      const find = () =>
        sheets.find(machine, async (order) => {
          await request.spend('sheets')
          return make(order)
        })
      const name = await find()
      if (!name) throw unavailable('We could not create the data sheet. Try again in a moment')
      reply
        .header('Content-Disposition', `inline; filename="${slug}.pdf"`)
        // It may change at any time; a client with a current copy gets a short answer.
        .header('Cache-Control', 'no-cache')
      return sendMade(store, name, find, request, reply)
    },
  )
}
