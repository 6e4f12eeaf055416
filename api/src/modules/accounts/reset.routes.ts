import { setTimeout as wait } from 'node:timers/promises'
import { isEmail } from '@brightfill/shared/constants'
import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { HttpProblem, invalid } from '../../http/HttpProblem'
import { limits } from '../../http/limits'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { isLongEnough } from './accountRules'
import { texts } from './texts'

/** A new password by a link sent by mail. */
export function resetRoutes(
  app: FastifyInstance,
  { accounts, tokens, signInAttempts, devices, service, hideUnknownEmail }: Parts,
) {
  mount(app, calls.forgotPassword, async ({ body: { email = '' }, request }) => {
    if (isEmail(email)) await request.spend('forgot', { email })
    const sending = send(email, await devices.idOf(email, request))
    if (hideUnknownEmail) {
      // The mail is written after the answer, so that the time does not reveal whether the address is known.
      sending.catch((error: unknown) =>
        request.log.warn({ err: error }, 'the link to set a new password could not be sent'),
      )
      await wait(limits.evenAnswer)
    } else if (!(await sending)) throw new HttpProblem(404, { code: 'email_unknown', message: texts.emailNotFound })
    return { result: YES, message: texts.linkSent }
  })

  async function send(email: string, device: string | undefined): Promise<boolean> {
    const account = await accounts.findByEmail(email)
    if (account) await service.sendReset(account, { device })
    return account !== undefined
  }

  mount(app, calls.checkReset, async ({ body: { email = '', token = '' }, request }) => {
    if (email === '' || token === '') return { result: NO }
    await request.spend('reset')
    return { result: (await tokens.purposeOf(email, token)) === 'reset' ? YES : NO }
  })

  mount(app, calls.resetPassword, async ({ body, request, reply }) => {
    const { email = '', token = '', password = '', password_confirmation = '' } = body
    if (password !== password_confirmation) throw invalid({ password_confirmation: [texts.passwordsDiffer] })
    if (!isLongEnough(password)) return { result: NO, error: texts.passwordShort }
    // Checked first because hashing is expensive.
    if ((await tokens.purposeOf(email, token)) !== 'reset') return { result: NO, error: texts.linkExpired }
    await request.spend('reset')
    const reset = {
      email,
      token,
      password,
      keepSessions: Number(body.keep_sessions ?? 0) === 1,
      removeProviders: Number(body.remove_providers ?? 0) === 1,
    }
    const device = await devices.idOf(email, request) // known by the former password
    if (!(await service.resetPassword(reset, request.ip))) return { result: NO, error: texts.linkExpired }
    if (device) await signInAttempts.forget(email, device)
    await devices.remember(email, request, reply)
    return { result: YES }
  })
}
