import { OFFICE_BACKGROUND_HEADER, type OfficeAccess } from '@brightfill/shared/contract'
import { may } from '@brightfill/shared/roles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from './callers'
import { forbidden, HttpProblem } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * @returns undefined for a program with the platform key
     * @throws HttpProblem 401 without a valid token or with a closed office, 403 without the permission
     */
    requireOffice(access: OfficeAccess): Promise<Caller | undefined>
  }
}

interface OfficeDoor {
  /** Whether cookie and token open the office; each check counts as use, except in the background. */
  isOpen(cookie: string, tokenHash: string, options: { background: boolean }): Promise<boolean>
  /** Called when a colleague tries what their roles do not allow. */
  onRefused(caller: Caller, request: FastifyRequest): Promise<void>
}

/** Checks the permission for calls of the office (O-07, O-09). */
export function addOffice(app: FastifyInstance, { isOpen, onRefused }: OfficeDoor) {
  app.decorateRequest('requireOffice', async function ({ may: permission, office, orPlatformKey }) {
    if (orPlatformKey && this.hasPlatformKey()) return undefined
    const caller = await this.requireCaller()
    if (!may(caller, permission)) {
      // The log is permanent, so it must not name customers.
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
  return new HttpProblem(401, { code: 'office_closed', message: 'The office is locked. Unlock it to carry on' })
}
