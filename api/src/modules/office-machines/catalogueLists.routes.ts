import { officeCatalogueCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { refuseDuringImport } from '../../import/importLock'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { mountSend } from '../../sends/mountSend'

/** The lists of the catalogue, which visitors filter by, too (O-39). */
export function catalogueListsRoutes(app: FastifyInstance, parts: Parts) {
  const { catalogueLists, catalogue } = parts
  const answer = async () => {
    catalogue.forget()
    return { result: YES, data: await catalogueLists.read() }
  }

  mount(app, officeCatalogueCalls.catalogueLists, async () => ({ result: YES, data: await catalogueLists.read() }))

  mountSend(app, parts, officeCatalogueCalls.addListName, {
    answer,
    send: ({ caller, body: { list, name }, once }) =>
      once(async (on) => {
        await refuseDuringImport(on.db)
        if (!(await on.catalogueLists.add(list, name.trim()))) throw conflict(`${name.trim()} is already in this list`)
        await note(on, caller, list, { after: name.trim() })
      }),
  })

  mountSend(app, parts, officeCatalogueCalls.renameListName, {
    answer,
    send: ({ caller, body: { list, name, to }, once }) =>
      once(async (on) => {
        await refuseDuringImport(on.db)
        if (!(await on.catalogueLists.rename(list, name, to.trim()))) throw unknown()
        await note(on, caller, list, { before: name, after: to.trim() })
      }),
  })

  mountSend(app, parts, officeCatalogueCalls.orderListNames, {
    answer,
    send: ({ caller, body: { list, names }, once }) =>
      once(async (on) => {
        await refuseDuringImport(on.db)
        await on.catalogueLists.order(list, names)
        await note(on, caller, list, { after: names.join(', ') })
      }),
  })

  mountSend(app, parts, officeCatalogueCalls.removeListName, {
    answer,
    send: ({ caller, body: { list, name }, once }) =>
      once(async (on) => {
        await refuseDuringImport(on.db)
        const removed = await on.catalogueLists.remove(list, name)
        if (removed === undefined) throw unknown()
        if (!removed) throw conflict(`Machines still use ${name}. Merge it into another name first`)
        await note(on, caller, list, { before: name })
      }),
  })
}

function note({ activity }: Work, by: Caller, list: string, change: { before?: string; after?: string }) {
  return activity.add(by, { kind: 'list changed', thing: list, ...change })
}

const unknown = () => notFound('This name is no longer in the list')
