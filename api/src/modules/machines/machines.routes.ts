import { calls, listingCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { readFilter } from './machineFilter'
import { readPage } from './readPage'

const SUGGESTIONS = 10

export function machineRoutes(app: FastifyInstance, { machines, list, filterSets, machineSearch }: Parts) {
  mount(app, calls.machines, async ({ body, request }) => {
    const page = readPage(body.page)
    const caller = await request.caller()
    const { ids, total, totalPages } = await list.page(readFilter(body.filters), page)
    return {
      result: YES,
      data: await machines.cards(ids, caller?.id),
      current_page: page,
      total_pages: totalPages,
      total,
    }
  })

  mount(app, calls.filterSets, async ({ body }) => {
    const sets = await filterSets.read(readFilter(body.filters))
    return { result: YES, data: sets.category, bottle: sets.bottles, ...sets }
  })

  mount(app, calls.machine, async ({ body, request }) => {
    const caller = await request.caller()
    const machine = await machines.findBySlug(body.slug, caller?.id)
    if (!machine) throw notFound('We have no machine at this address')
    return { result: YES, blog: machine, product: machine, data: machine }
  })

  mount(app, calls.alsoLike, async ({ body, request }) => {
    const caller = await request.caller()
    return { result: YES, data: await machines.cards(await machines.alsoLike(body.slug ?? ''), caller?.id) }
  })

  mount(app, calls.machinesSearch, async ({ body, request }) => {
    await request.spend('search')
    const { machines: found } = await machineSearch.first(body.name ?? '', SUGGESTIONS)
    return { result: YES, blogs: found, products: found }
  })

  mount(app, calls.manufacturers, () => machines.manufacturers())
  mount(app, calls.models, ({ query }) => machines.models(query.manufacturer))
  mount(app, calls.years, ({ query }) => machines.years(query.model, query.manufacturer))

  mount(app, listingCalls.listedMachines, async ({ query: { before } }) => ({
    result: YES,
    ...(await machines.listed(before)),
  }))
}
