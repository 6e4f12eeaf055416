import { slugOf } from '@brightfill/shared/constants'
import { calls, type DraftMachine, listingCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { ContentRef } from '../../drafts/drafts.repo'
import { atPreview, previewOf } from '../../drafts/previewOf'
import { shownDraft } from '../../drafts/shownDraft'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { readFilter } from './machineFilter'
import { readPage } from './readPage'

const SUGGESTIONS = 10

export function machineRoutes(app: FastifyInstance, parts: Parts) {
  const { machines, list, machineSearch } = parts
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
    const sets = await list.filterSets(readFilter(body.filters))
    return { result: YES, data: sets.category, bottle: sets.bottles, ...sets }
  })

  mount(app, calls.machine, async ({ body, request }) => {
    const ref = await shownDraft(request, parts)
    const caller = await request.caller()
    const machine =
      ref === undefined ? await machines.findBySlug(body.slug, caller?.id) : ref && (await draftOf(ref, body.slug))
    if (!machine) throw notFound('We could not find this machine')
    return { result: YES, blog: machine, product: machine, data: machine }
  })

  mount(app, calls.alsoLike, async ({ body, request }) => {
    const caller = await request.caller()
    const alike = await list.alsoLike(body.slug ? ((await machines.idOf(body.slug)) ?? 0) : undefined)
    return { result: YES, data: await machines.cards(alike, caller?.id) }
  })

  mount(app, calls.machinesSearch, async ({ body, request }) => {
    await request.spend('search')
    const { machines: found } = await machineSearch.first(body.name ?? '', SUGGESTIONS)
    return { result: YES, blogs: found, products: found }
  })

  mount(app, calls.manufacturers, () => machines.manufacturers())
  mount(app, calls.models, ({ query }) => machines.models(query.manufacturer))
  mount(app, calls.years, ({ query }) => machines.years(query.model, query.manufacturer))

  mount(app, listingCalls.machineAddresses, async ({ body }) => ({
    result: YES,
    ...(await machines.addresses(readPage(body.page))),
  }))

  mount(app, listingCalls.categoryAddresses, async () => {
    const { category } = await list.filterSets(readFilter())
    const slugs = category.filter(({ count }) => count > 0).map(({ name }) => slugOf(name))
    return {
      result: YES,
      data: [...new Set(slugs)].filter(Boolean).map((slug) => ({ category: slug })),
      total_pages: 1,
    }
  })

  /** A draft, with the slug of the page, so that the page does not redirect. */
  async function draftOf(ref: ContentRef, slug: string) {
    const read = (on: Work, shown: DraftMachine) => on.machines.findBySlug(shown.slug, undefined)
    const machine = await previewOf(parts, { drafts: parts.machineDrafts, ref, fit: atPreview, read })
    return machine && { ...machine, slug }
  }
}
