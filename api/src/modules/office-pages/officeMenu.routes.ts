import { officePageCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { refuseDuringImport } from '../../import/importLock'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'

const RECORD = 'menu'

/** The menu of the site: its pages and their order (O-27). */
export function officeMenuRoutes(app: FastifyInstance, parts: Parts) {
  const { menu, versions } = parts
  const answer = async () => ({
    result: YES,
    data: { entries: await menu.entries(), version: await versions.of(RECORD) },
  })

  mount(app, officePageCalls.officeMenu, answer)

  mountSend(app, parts, officePageCalls.setMenu, {
    present: answer,
    answer,
    send: ({ caller, body: { pages, version }, once }) =>
      once(async (on) => {
        await refuseDuringImport(on.db)
        await on.versions.change(RECORD, { part: 'entries', version, by: caller })
        const before = await on.menu.entries()
        if (!(await on.menu.set(pages))) throw notFound('One of these pages no longer exists')
        const inWords = (entries: typeof before) => entries.map(({ title }) => title).join(', ')
        const change = { before: inWords(before), after: inWords(await on.menu.entries()) }
        await on.activity.add(caller, { kind: 'menu changed', thing: 'menu', ...change })
      }),
  })
}
