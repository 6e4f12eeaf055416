import type { Role, StaffRole } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthorized } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that calls; undefined for a visitor and for a token that is not valid. Reads the database once. */
    caller(): Promise<Caller | undefined>
    /** @throws HttpProblem 401 without a valid token */
    requireCaller(): Promise<Caller>
  }
}

export interface Caller {
  id: number
  name: string
  /** Among the staff; empty for a customer. */
  roles: StaffRole[]
  mayBypassMaintenance: boolean
  tokenHash: string
  /** Where the call came from. */
  address: string
}

type FindCaller = (token: string) => Promise<Omit<Caller, 'address'> | undefined>

/** Whether somebody may do what a role may: staff are users, admins are everything. */
export function holdsRole({ roles }: Pick<Caller, 'roles'>, wanted: Role): boolean {
  return wanted === 'user' || roles.includes(wanted) || roles.includes('admin')
}

export function addCallers(app: FastifyInstance, find: FindCaller) {
  const callers = new WeakMap<FastifyRequest, Promise<Caller | undefined>>()

  async function findCaller(request: FastifyRequest): Promise<Caller | undefined> {
    const token = tokenOf(request)
    const owner = token === undefined ? undefined : await find(token)
    return owner && { ...owner, address: request.ip }
  }

  app.decorateRequest('caller', function () {
    const caller = callers.get(this) ?? findCaller(this)
    callers.set(this, caller)
    return caller
  })
  app.decorateRequest('requireCaller', async function () {
    const caller = await this.caller()
    if (!caller) throw unauthorized()
    return caller
  })

  // No cache may keep an answer to somebody who is signed in.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.authorization) reply.header('Cache-Control', 'no-store')
  })
}

export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(headers.authorization ?? '') ?? []
  return token
}
