import { staffCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Repos } from '../../repos'
import type { Deed } from '../office/activity.repo'

/**
 * People become staff by the platform key, because there is nobody yet to appoint the first of them. Every change is in
 * the log.
 */
export function rolesRoutes(app: FastifyInstance, { db, accounts, staff, activity }: Repos) {
  mount(app, staffCalls.grantRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await db.transaction().execute(async (on) => {
      const given = await staff.on(on).grant(email, role)
      if (given !== undefined) await note(on, request, label, { kind: 'role given', thing: email, after: role })
      return given
    })
    // Anybody can register with anybody's address.
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This address has not been confirmed') : unknown()
    request.log.info({ account, role, by: label }, 'role granted')
    return { result: YES }
  })

  mount(app, staffCalls.revokeRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await db.transaction().execute(async (on) => {
      const taken = await staff.on(on).revoke(email, role)
      if (taken !== undefined) await note(on, request, label, { kind: 'role taken', thing: email, before: role })
      return taken
    })
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This account does not have that role') : unknown()
    request.log.info({ account, role, by: label }, 'role revoked')
    return { result: YES }
  })

  function note(on: Kysely<Tables>, { ip }: FastifyRequest, name: string, deed: Deed) {
    return activity.on(on).add({ id: null, name: `${name} key`, address: ip }, deed)
  }
}

const unknown = () => notFound('There is no account with this address')
