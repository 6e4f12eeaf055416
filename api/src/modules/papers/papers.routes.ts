import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type OfficeOrder, officeOrderCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { notFound, unavailable } from '../../http/HttpProblem'
import { type Input, mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { makerFor } from '../media/makerFor'
import { mediaName } from '../media/mediaPath'
import { letterheadOptions } from '../sheets/letterhead'
import { paperContentOf } from './paperContent'

type Asked = Pick<Input<typeof officeOrderCalls.orderPaper>, 'request' | 'reply'>

/** The document of an order, for staff and its customer; made on request and not stored (O-50). */
export function papersRoutes(app: FastifyInstance, { accounts, officeOrders, content, queue, publicOrigin }: Parts) {
  mount(app, officeOrderCalls.orderPaper, async ({ params, ...asked }) => {
    return paperOf(await officeOrders.find(Number(params.id)), asked)
  })

  mount(app, officeOrderCalls.myOrderPaper, async ({ caller: { id }, params, ...asked }) => {
    const order = await officeOrders.find(Number(params.id))
    return paperOf(order?.customer.id === id ? order : undefined, asked)
  })

  async function paperOf(order: Omit<OfficeOrder, 'version'> | undefined, { request, reply }: Asked) {
    const make = makerFor(queue, request, reply)
    if (!order) throw notFound('We could not find this order')
    await request.spend('papers', { alsoAccount: true })
    const account = await accounts.find(order.customer.id)
    const paper = paperContentOf({ order, account, options: await content.options(letterheadOptions), publicOrigin })
    const made: { file?: Buffer } = {}
    await make({
      name: randomUUID(),
      sources: [mediaName(paper.logo)],
      drawing: { paper },
      keep: async (file) => {
        made.file = await readFile(file)
      },
    })
    if (!made.file) throw unavailable('We could not create the document. Try again in a moment')
    reply.header('Content-Disposition', `attachment; filename="order-${order.id}.pdf"`)
    return made.file
  }
}
