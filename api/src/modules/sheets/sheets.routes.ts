import type { FastifyInstance } from 'fastify'
import { notFound, unavailable } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import { sendMade } from '../../store/sendMade'
import { makerFor } from '../media/makerFor'

/** `/data-sheets/<slug>.pdf` is the data sheet of a machine, for print and for mails. */
export function sheetRoutes(app: FastifyInstance, { machines, sheets, store, queue }: Parts) {
  app.get(
    '/data-sheets/:name',
    { schema: { summary: 'The data sheet of a machine', hide: true } },
    async (request, reply) => {
      const slug = /^([a-z0-9-]{1,200})\.pdf$/.exec((request.params as { name: string }).name)?.[1]
      const machine = slug && (await machines.findBySlug(slug, undefined))
      if (!machine) throw notFound('There is no such data sheet')
      if (machine.slug !== slug) return reply.redirect(`/data-sheets/${machine.slug}.pdf`, 301)
      const make = makerFor(queue, request, reply)
      const find = () =>
        sheets.find(machine, async (order) => {
          await request.spend('sheets')
          return make(order)
        })
      const name = await find()
      if (!name) throw unavailable('The data sheet could not be made, try again in a moment')
      reply
        .header('Content-Disposition', `inline; filename="${slug}.pdf"`)
        // It may change at any time; who has it is told so in a few bytes.
        .header('Cache-Control', 'no-cache')
      return sendMade(store, name, find, request, reply)
    },
  )
}
