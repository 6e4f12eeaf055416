import { setTimeout as wait } from 'node:timers/promises'
import { isEmail } from '@brightfill/shared/constants'
import { calls } from '@brightfill/shared/contract'
import { holdsRole } from '@brightfill/shared/roles'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { HttpProblem, invalid } from '../../http/HttpProblem'
import { limits } from '../../http/limits'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'
import { passwordFaults } from './accountRules'
import { toUser } from './accounts.repo'
import { deviceOf } from './deviceOf'
import { lockedOut } from './ownPassword'
import { judgePhone } from './phones'
import { texts } from './texts'

/** Signing in and out, asking who is signed in, and registering. */
export function sessionRoutes(app: FastifyInstance, parts: Parts) {
  const { accounts, sessions, signInAttempts, passwords, devices, service } = parts
  mount(app, calls.login, async ({ body: { login = '', password = '', remember }, request, reply }) => {
    const wrong = () => new HttpProblem(400, { code: 'invalid_credentials', message: texts.invalidCredentials })
    if (login.trim() === '' || password === '') throw wrong()
    const device = await devices.idOf(login, request)
    const locked = await signInAttempts.lockedFor(login, device)
    if (locked > 0) throw lockedOut(locked)
    await request.spend('login', { email: login })
    const lockedMeanwhile = await signInAttempts.attempt(login, device)
    if (lockedMeanwhile > 0) throw lockedOut(lockedMeanwhile)
    // All refusals take the same time, so that it does not reveal whether the address is known.
    const refusalDue = wait(limits.evenAnswer)
    const account = await accounts.findByEmail(login)
    const right = await passwords.verify(account?.password_hash, password)
    // Only callers who know the password learn of the lock.
    if (right && account?.locked_at)
      throw new HttpProblem(423, { code: 'account_locked', message: texts.accountLocked })
    const session =
      right &&
      account &&
      (await sessions.openWithPassword(account, {
        remember: Number(remember ?? 0) === 1,
        device: deviceOf(request.headers['user-agent']),
      }))
    if (!session) {
      await refusalDue
      throw wrong()
    }
    await signInAttempts.forget(login, device)
    const former = await request.caller()
    if (former) await sessions.close(former.tokenHash)
    await devices.remember(login, request, reply)
    return { result: YES, ...session }
  })

  mount(app, calls.logout, async ({ caller, body: { everywhere } }) => {
    if (Number(everywhere ?? 0) === 1) await sessions.closeAll(caller.id)
    else await sessions.close(caller.tokenHash)
    return { result: YES }
  })

  mount(app, calls.checkAuth, ({ caller }) => userOf(caller.id))

  mount(app, calls.checkRole, async ({ caller, params }) =>
    holdsRole(caller, params.role) ? userOf(caller.id) : { result: NO },
  )

  mountSend(app, parts, calls.register, {
    async send({ body: { name, email, password, ...body }, request, once }) {
      const { phone, fault } = await judgePhone(parts.content, body.phone)
      const faults = passwordFaults(password)
      const errors = {
        ...(!isEmail(email) && { email: [texts.enterMail] }),
        ...(fault && { phone: [fault] }),
        ...(faults.length > 0 && { password: faults }),
      }
      if (Object.keys(errors).length > 0) throw invalid(errors)
      await request.spend('registration')
      await service.register({ name: name.trim(), phone, email, password }, once)
    },
    answer: () => ({ result: YES, message: texts.created }),
  })

  async function userOf(id: number) {
    const account = await accounts.find(id)
    return account ? { result: YES, data: toUser(account) } : { result: NO }
  }
}
