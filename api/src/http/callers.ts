import type { Role } from '@brightfill/shared/contract'
import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that calls; undefined for a visitor and for a token that is not valid. Reads the database once. */
    caller(): Promise<Caller | undefined>
    /** @throws HttpProblem 401 without a valid token */
    requireCaller(): Promise<Caller>
    /** @throws HttpProblem 401 without a valid token, 403 when its owner does not hold the role */
    requireRole(role: Role): Promise<Caller>
  }
}

export interface Caller {
  id: number
  role: Role
  mayBypassMaintenance: boolean
  tokenHash: string
}

/** The owner of a token; one that travelled in an address works only with the cookie of its browser. */
type FindCaller = (token: string, cookie: string | undefined) => Promise<Caller | undefined>

/** Name of the cookie that ties a token handed over in an address to the browser that asked for it. */
export const JOURNEY_COOKIE = 'bf_journey'

/** Whether a role includes another one: staff are users, admins are everything. */
export function holdsRole(held: Role, wanted: string): boolean {
  return held === wanted || wanted === 'user' || (held === 'admin' && ['editor', 'sales'].includes(wanted))
}

export async function addCallers(app: FastifyInstance, find: FindCaller) {
  await app.register(cookies)
  const callers = new WeakMap<FastifyRequest, Promise<Caller | undefined>>()

  function callerOf(request: FastifyRequest): Promise<Caller | undefined> {
    const known = callers.get(request)
    if (known) return known
    const token = tokenOf(request)
    const caller = token === undefined ? Promise.resolve(undefined) : find(token, request.cookies[JOURNEY_COOKIE])
    callers.set(request, caller)
    return caller
  }

  app.decorateRequest('caller', function () {
    return callerOf(this)
  })
  app.decorateRequest('requireCaller', async function () {
    const caller = await callerOf(this)
    if (!caller) throw unauthorized()
    return caller
  })
  app.decorateRequest('requireRole', async function (role) {
    const caller = await this.requireCaller()
    if (!holdsRole(caller.role, role)) throw forbidden()
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
