import { staffCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import type { Deed } from '../office/activity.repo'

/** The platform key makes people staff, because the first one has no colleague to invite them. Logs all changes. */
export function rolesRoutes(app: FastifyInstance, { transaction, accounts }: Parts) {
  mount(app, staffCalls.grantRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await transaction(async (on) => {
      const given = await on.staff.grant(email, role)
      if (given !== undefined) await note(on, request, label, { kind: 'role given', thing: email, after: role })
      return given
    })
    // An unconfirmed address may be a stranger's.
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This address has not been confirmed') : unknown()
    request.log.info({ account, role, by: label }, 'role granted')
    return { result: YES }
  })

  mount(app, staffCalls.revokeRole, async ({ caller: { label }, body: { email, role }, request }) => {
    const account = await transaction(async (on) => {
      const taken = await on.staff.revoke(email, role)
      if (taken !== undefined) await note(on, request, label, { kind: 'role taken', thing: email, before: role })
      return taken
    })
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This account does not have that role') : unknown()
    request.log.info({ account, role, by: label }, 'role revoked')
    return { result: YES }
  })

  function note({ activity }: Work, { ip }: FastifyRequest, name: string, deed: Deed) {
    return activity.add({ id: null, name: `${name} key`, address: ip }, deed)
  }
}

const unknown = () => notFound('No account has this address')
