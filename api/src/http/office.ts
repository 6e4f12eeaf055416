import { OFFICE_BACKGROUND_HEADER, type OfficeAccess } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, holdsRole } from './callers'
import { forbidden, HttpProblem } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * @returns nothing for a program with the platform key
     * @throws HttpProblem 401 without a valid token or where the office is closed, 403 without one of the roles
     */
    requireOffice(access: OfficeAccess): Promise<Caller | undefined>
  }
}

interface OfficeDoor {
  /** Whether cookie and token open the office; asking counts as use of it, except in the background. */
  isOpen(cookie: string, tokenHash: string, options: { background: boolean }): Promise<boolean>
  /** Told when one of the staff asks for what their roles do not allow. */
  onRefused(caller: Caller, request: FastifyRequest): Promise<void>
}

/** Checks who may make the calls of the office (O-07, O-09). */
export function addOffice(app: FastifyInstance, { isOpen, onRefused }: OfficeDoor) {
  app.decorateRequest('requireOffice', async function ({ roles, office, orPlatformKey }) {
    if (orPlatformKey && this.hasPlatformKey()) return undefined
    const caller = await this.requireCaller()
    if (!roles.some((role) => holdsRole(caller, role))) {
      // The log keeps no customer's name, and nobody can shorten it.
      if (caller.roles.length > 0) await onRefused(caller, this)
      throw forbidden()
    }
    const background = this.headers[OFFICE_BACKGROUND_HEADER] !== undefined
    const cookie = this.siteCookie('bf_office')
    if (office === 'open' && !(cookie && (await isOpen(cookie, caller.tokenHash, { background })))) throw closed()
    return caller
  })
}

function closed() {
  return new HttpProblem(401, { code: 'office_closed', message: 'The office is closed, open it again' })
}
