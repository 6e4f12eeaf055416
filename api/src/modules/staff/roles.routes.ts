import { staffCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { AccountsRepo } from '../accounts/accounts.repo'

/**
 * People become staff by the platform key, because there is nobody yet to appoint the first of them. Every change is in
 * the log.
 */
export function rolesRoutes(app: FastifyInstance, { accounts }: { accounts: AccountsRepo }) {
  mount(app, staffCalls.grantRole, async ({ body: { email, role }, request }) => {
    const { label } = await request.requireKey('platform')
    const account = await accounts.grantRole(email, role)
    // Anybody can register with anybody's address.
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This address has not been confirmed') : unknown()
    request.log.info({ account, role, by: label }, 'role granted')
    return { result: YES }
  })

  mount(app, staffCalls.revokeRole, async ({ body: { email, role }, request }) => {
    const { label } = await request.requireKey('platform')
    const account = await accounts.revokeRole(email, role)
    if (account === undefined)
      throw (await accounts.findByEmail(email)) ? conflict('This account does not have that role') : unknown()
    request.log.info({ account, role, by: label }, 'role revoked')
    return { result: YES }
  })
}

const unknown = () => notFound('There is no account with this address')
const conflict = (message: string) => new HttpProblem(409, { code: 'conflict', message })
