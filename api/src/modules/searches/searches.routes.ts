import { savedSearchCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { MOST_SEARCHES, type SavedSearchesRepo } from './savedSearches.repo'

const missing = () => notFound('There is no such search')

/** Saved searches of the signed-in user. */
export function searchesRoutes(app: FastifyInstance, { savedSearches }: { savedSearches: SavedSearchesRepo }) {
  mount(app, savedSearchCalls.savedSearches, async ({ caller }) => ({
    result: YES,
    data: await savedSearches.of(caller.id),
  }))

  mount(
    app,
    savedSearchCalls.saveSearch,
    async ({ caller, body: { name, filters = {}, ...search } }) => {
      const data = await savedSearches.save(caller.id, { ...search, filters, name: name.trim() })
      const message = `An account keeps ${MOST_SEARCHES} searches; remove one first`
      if (!data) throw new HttpProblem(409, { code: 'conflict', message })
      return { result: YES, data }
    },
    { budget: 'changes' },
  )

  mount(app, savedSearchCalls.changeSearch, async ({ caller, body: { name, frequency }, params }) => {
    const data = await savedSearches.change(caller.id, Number(params.id), { name: name?.trim(), frequency })
    if (!data) throw missing()
    return { result: YES, data }
  })

  mount(app, savedSearchCalls.removeSearch, async ({ caller, params }) => {
    if (!(await savedSearches.remove(caller.id, Number(params.id)))) throw missing()
    return { result: YES }
  })
}
