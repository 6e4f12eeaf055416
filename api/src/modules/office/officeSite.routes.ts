import { officeSiteCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonParts } from '../../http/bodies'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { exportContent } from '../../import/exportContent'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'
import type { Actor } from './activity.repo'

/** The record that has a version. */
const MAINTENANCE = 'maintenance'

/** Maintenance (O-54), and the content of the site as one file. */
export function officeSiteRoutes(app: FastifyInstance, parts: Parts) {
  const { db, imports, commonCopies, catalogue, maintenance, versions, activity } = parts

  mount(app, officeSiteCalls.maintenance, answer)

  mountSend(app, parts, officeSiteCalls.setMaintenance, {
    async send({ body, caller, request, once }) {
      const { on, note = '', until = null, version } = body
      if (on && until !== null && Date.parse(until) <= Date.now())
        throw invalid({ until: ['This time is in the past'] })
      // The note is for this maintenance only.
      const data = on ? { on, note: note.trim(), until } : { on, note: '', until: null }
      const by = actorOf(caller, request)
      await once(async ({ maintenance, activity, versions }) => {
        await versions.change(MAINTENANCE, { part: 'switch', version, by })
        const before = await maintenance.read()
        await maintenance.set(data)
        const deed = { kind: on ? 'maintenance on' : 'maintenance off', before: before.note, after: data.note }
        await activity.add(by, { ...deed, thing: data.until ?? '' })
      })
    },
    answer,
    present: answer,
  })

  mount(app, officeSiteCalls.exportContent, () => exportContent(db))

  mount(app, officeSiteCalls.importContent, async ({ caller, request }) => {
    await imports.run(jsonParts(request))
    catalogue.forget()
    void commonCopies.make()
    await activity.add(actorOf(caller, request), { kind: 'content imported', thing: '' })
    return { result: YES }
  })

  mount(app, officeSiteCalls.checkContent, async ({ request }) => ({
    result: YES,
    data: await imports.check(jsonParts(request)),
  }))

  async function answer() {
    const version = await versions.of(MAINTENANCE)
    return { result: YES, data: { ...(await maintenance.read()), version } }
  }
}

/** A person with an open office, or a program with the platform key. */
function actorOf(caller: Caller | undefined, { ip }: FastifyRequest): Actor {
  return caller ?? { id: null, name: 'platform key', address: ip }
}
