import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { holdsRole } from '../../http/callers'
import { NO, YES } from '../../http/flags'
import { HttpProblem } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { type AccountsRepo, toUser } from './accounts.repo'
import type { AttemptsRepo } from './attempts.repo'
import { DEVICE_COOKIE, DEVICE_LASTS, type KnownDevices } from './KnownDevices'
import type { PasswordHasher } from './PasswordHasher'
import type { SessionsRepo } from './sessions.repo'
import { texts } from './texts'

export interface SessionRoutesOptions {
  accounts: AccountsRepo
  sessions: SessionsRepo
  signInAttempts: AttemptsRepo
  passwords: PasswordHasher
  devices: KnownDevices
  /** Whether visitors use https. */
  secure: boolean
}

/** Signing in and out, and asking who is signed in. */
export function sessionRoutes(
  app: FastifyInstance,
  { accounts, sessions, signInAttempts, passwords, devices, secure }: SessionRoutesOptions,
) {
  mount(
    app,
    calls.login,
    async ({ body: { login = '', password = '', remember }, request, reply }) => {
      const cookie = request.cookies[DEVICE_COOKIE]
      const device = await devices.idOf(login, cookie)
      const locked = await signInAttempts.attempt(login, device)
      if (locked > 0) throw lockedOut(locked)
      const account = await accounts.findByEmail(login)
      const right = await passwords.verify(account?.password_hash, password)
      const session =
        right && account && (await sessions.openWithPassword(account, { remember: Number(remember ?? 0) === 1 }))
      if (!session) throw new HttpProblem(400, { code: 'invalid_credentials', message: texts.invalidCredentials })
      await signInAttempts.forget(login, device)
      reply.setCookie(DEVICE_COOKIE, await devices.remember(login, cookie), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        maxAge: DEVICE_LASTS,
        secure,
      })
      return { result: YES, token: session.token, expires_at: session.expiresAt.toISOString() }
    },
    { budget: 'login' },
  )

  mount(app, calls.logout, async ({ body: { everywhere }, request }) => {
    const caller = await request.requireCaller()
    if (Number(everywhere ?? 0) === 1) await sessions.closeAll(caller.id)
    else await sessions.close(caller.tokenHash)
    return { result: YES }
  })

  mount(app, calls.checkAuth, async ({ request }) => {
    const caller = await request.requireCaller()
    const account = await accounts.find(caller.id)
    return account ? { result: YES, data: toUser(account) } : { result: NO }
  })

  mount(app, calls.checkRole, async ({ params, request }) => {
    const caller = await request.requireCaller()
    if (!knownRoles.includes(params.role) || !holdsRole(caller.role, params.role)) return { result: NO }
    const account = await accounts.find(caller.id)
    return account ? { result: YES, data: toUser(account) } : { result: NO }
  })
}

const knownRoles = ['user', 'editor', 'sales', 'admin']

function lockedOut(seconds: number) {
  return new HttpProblem(423, {
    code: 'locked',
    message: texts.locked(Math.ceil(seconds / 60)),
    headers: { 'Retry-After': String(Math.ceil(seconds)) },
  })
}
