import { staffCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Repos } from '../../repos'
import type { Deed } from '../office/activity.repo'

/**
 * People become staff by the platform key, because there is nobody yet to appoint the first of them. Every change is in
 * the log.
 */
export function rolesRoutes(app: FastifyInstance, { db, accounts, staff, activity }: Repos) {
  mount(app, staffCalls.grantRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await db.transaction().execute((on) => staff.on(on).grant(email, role))
    // Anybody can register with anybody's address.
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This address has not been confirmed') : unknown()
    request.log.info({ account, role, by: label }, 'role granted')
    await note(request, label, { kind: 'role given', thing: email, after: role })
    return { result: YES }
  })

  mount(app, staffCalls.revokeRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await db.transaction().execute((on) => staff.on(on).revoke(email, role))
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This account does not have that role') : unknown()
    request.log.info({ account, role, by: label }, 'role revoked')
    await note(request, label, { kind: 'role taken', thing: email, before: role })
    return { result: YES }
  })

  function note({ ip }: FastifyRequest, name: string, deed: Deed) {
    return activity.add({ id: null, name: `${name} key`, address: ip }, deed)
  }
}

const unknown = () => notFound('There is no account with this address')
const conflict = (message: string) => new HttpProblem(409, { code: 'conflict', message })
