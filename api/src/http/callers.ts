import type { StaffRole } from '@brightfill/shared/contract'
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
  /** The IP address of the call. */
  address: string
}

type FindCaller = (token: string) => Promise<Omit<Caller, 'address'> | undefined>

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

  // Caches must not keep answers to signed-in people.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.authorization) reply.header('Cache-Control', 'no-store')
  })
}

export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(headers.authorization ?? '') ?? []
  return token
}
