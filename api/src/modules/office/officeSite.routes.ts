import { type Maintenance, officeSiteCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonParts } from '../../http/bodies'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { conflict, invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { exportContent } from '../../import/exportContent'
import { UnfitContent } from '../../import/UnfitContent'
import type { Parts } from '../../parts'
import type { Actor } from './activity.repo'

/** Maintenance (O-54), and the content of the site as one file. */
export function officeSiteRoutes(
  app: FastifyInstance,
  { db, transaction, imports, commonCopies, catalogue, maintenance, activity }: Parts,
) {
  mount(app, officeSiteCalls.maintenance, async () => ({ result: YES, data: await maintenance.read() }))

  mount(app, officeSiteCalls.setMaintenance, async ({ body, caller, request }) => {
    const { on, note = '', until = null, former } = body
    if (on && until !== null && Date.parse(until) <= Date.now()) throw invalid({ until: ['This time is over'] })
    // A note is about this maintenance, not about the next one.
    const data = on ? { on, note: note.trim(), until } : { on, note: '', until: null }
    await transaction(async ({ maintenance, activity }) => {
      await maintenance.lock()
      const before = await maintenance.read()
      if (former && !areSame(former, before) && !areSame(data, before)) throw conflict(switchedMeanwhile(before))
      await maintenance.set(data)
      const deed = { kind: on ? 'maintenance on' : 'maintenance off', before: before.note, after: data.note }
      await activity.add(actorOf(caller, request), { ...deed, thing: data.until ?? '' })
    })
    return { result: YES, data }
  })

  mount(app, officeSiteCalls.exportContent, () => exportContent(db))

  mount(app, officeSiteCalls.importContent, async ({ caller, request }) => {
    try {
      await imports.run(jsonParts(request))
    } catch (error) {
      throw error instanceof UnfitContent ? invalid({ [error.list]: [error.message] }) : error
    }
    catalogue.forget()
    void commonCopies.make()
    await activity.add(actorOf(caller, request), { kind: 'content imported', thing: '' })
    return { result: YES }
  })
}

const instantOf = (until: string | null) => until && Date.parse(until)
const areSame = (one: Maintenance, other: Maintenance) =>
  one.on === other.on && one.note === other.note && instantOf(one.until) === instantOf(other.until)
const switchedMeanwhile = ({ on, note }: Maintenance) =>
  `A colleague has changed this meanwhile: maintenance is ${on ? 'on' : 'off'}${
    note && `, with the note "${note}"`
  }. Save again to set yours all the same`

/** A person with an open office, or a program with the platform key. */
function actorOf(caller: Caller | undefined, { ip }: FastifyRequest): Actor {
  return caller ?? { id: null, name: 'platform key', address: ip }
}
