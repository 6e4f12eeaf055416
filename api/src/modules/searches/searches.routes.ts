import { savedSearchCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { MOST_SEARCHES } from './savedSearches.repo'

const missing = () => notFound('This search no longer exists')

/** Saved searches of the signed-in user. */
export function searchesRoutes(app: FastifyInstance, { savedSearches, accounts }: Parts) {
  mount(app, savedSearchCalls.savedSearches, async ({ caller }) => ({
    result: YES,
    data: await savedSearches.of(caller.id),
  }))

  mount(
    app,
    savedSearchCalls.saveSearch,
    async ({ caller, body: { name, filters = {}, if_new, ...search }, request }) => {
      await request.spend('changes')
      const options = { onlyIfNew: if_new === YES }
      const saved = await savedSearches.save(caller.id, { ...search, filters, name: name.trim() }, options)
      if (!saved) throw conflict(`You can save up to ${MOST_SEARCHES} searches. Remove one first`)
      const { search: data, known } = saved
      return { result: YES, data, known: known ? YES : NO, confirmed: await accounts.confirmed(caller.id) }
    },
  )

  mount(app, savedSearchCalls.changeSearch, async ({ caller, body: { name, frequency }, params }) => {
    const data = await savedSearches.change(caller.id, Number(params.id), { name: name?.trim(), frequency })
    if (!data) throw missing()
    return { result: YES, data, confirmed: await accounts.confirmed(caller.id) }
  })

  mount(app, savedSearchCalls.removeSearch, async ({ caller, params }) => {
    if (!(await savedSearches.remove(caller.id, Number(params.id)))) throw missing()
    return { result: YES }
  })
}
