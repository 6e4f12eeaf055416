import { type OfficeMe, officeSessionCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { generateURI } from 'otplib'
import type { Tables } from '../../database/tables'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { HttpProblem, invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { AccountsRepo } from '../accounts/accounts.repo'
import type { AttemptsRepo } from '../accounts/attempts.repo'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import type { ActivityRepo, Actor } from './activity.repo'
import type { OfficeSessionsRepo } from './officeSessions.repo'
import type { SecondFactorRepo } from './secondFactor.repo'

export interface OfficeSessionRoutesOptions {
  db: Kysely<Tables>
  accounts: AccountsRepo
  officeSessions: OfficeSessionsRepo
  secondFactor: SecondFactorRepo
  codeAttempts: AttemptsRepo
  activity: ActivityRepo
  outbox: OutboxRepo
  mailSender: MailSender
  /** Whether the office opens only with a second factor. */
  factorRequired: boolean
}

/** How the office opens and closes (O-08, O-09). */
export function officeSessionRoutes(app: FastifyInstance, options: OfficeSessionRoutesOptions) {
  const { db, accounts, officeSessions, secondFactor, codeAttempts, activity, outbox, mailSender } = options

  mount(app, officeSessionCalls.officeMe, async ({ request }) => {
    const caller = await request.requireCaller()
    return { result: YES, data: await me(caller, request.siteCookie('bf_office')) }
  })

  mount(
    app,
    officeSessionCalls.openOffice,
    async ({ body: { code }, request, reply }) => {
      const caller = await request.requireCaller()
      const { set } = await secondFactor.of(caller.id)
      if (!set && options.factorRequired) throw refused('Set up a second factor first')
      if (set) await check(caller, request, () => secondFactor.use(caller.id, code ?? ''))
      return { result: YES, data: await me(caller, await open(caller, request, reply)) }
    },
    { budget: 'login' },
  )

  mount(app, officeSessionCalls.closeOffice, async ({ request, reply }) => {
    const caller = await request.requireCaller()
    await officeSessions.close(caller.tokenHash)
    await activity.add(actorOf(caller, request), { kind: 'office closed', thing: '' })
    reply.dropSiteCookie('bf_office')
    return { result: YES }
  })

  mount(app, officeSessionCalls.startFactor, async ({ request }) => {
    const caller = await request.requireCaller()
    await refuseOthers(caller, request)
    const account = await accounts.find(caller.id)
    const secret = await secondFactor.start(caller.id)
    return {
      result: YES,
      secret,
      uri: generateURI({ issuer: 'Brightfill Office', label: account?.email ?? caller.name, secret }),
    }
  })

  mount(
    app,
    officeSessionCalls.confirmFactor,
    async ({ body: { code }, request, reply }) => {
      const caller = await request.requireCaller()
      await refuseOthers(caller, request)
      let codes: string[] | undefined
      await check(caller, request, async () => {
        codes = await db.transaction().execute((on) => secondFactor.on(on).confirm(caller.id, code))
        return codes !== undefined
      })
      const account = await accounts.find(caller.id)
      await activity.add(actorOf(caller, request), { kind: 'second factor set', thing: account?.email ?? '' })
      if (account) await outbox.add(account.email, mails.secondFactorSet(), { account_id: caller.id })
      mailSender.look()
      await open(caller, request, reply)
      return { result: YES, recovery_codes: codes ?? [] }
    },
    { budget: 'login' },
  )

  mount(app, officeSessionCalls.setAnnouncements, async ({ body: { announcements }, request }) => {
    const caller = await request.requireCaller()
    await accounts.change(caller.id, { announcements })
    return { result: YES }
  })

  async function open(caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const value = await officeSessions.open(caller.id, caller.tokenHash)
    await activity.add(actorOf(caller, request), { kind: 'office opened', thing: '' })
    reply.setSiteCookie('bf_office', value, { strict: true })
    return value
  }

  /** Counts a try before it is made. Which part of a code was wrong is not told. */
  async function check(caller: Caller, request: FastifyRequest, isRight: () => Promise<boolean>) {
    const locked = await codeAttempts.attempt(String(caller.id))
    if (locked > 0) {
      await activity.addRarely(actorOf(caller, request), { kind: 'code locked', thing: '' })
      throw new HttpProblem(423, {
        code: 'locked',
        message: `Too many wrong codes. Try again in ${Math.ceil(locked / 60)} min`,
        headers: { 'Retry-After': String(Math.ceil(locked)) },
      })
    }
    if (!(await isRight())) {
      await activity.add(actorOf(caller, request), { kind: 'code refused', thing: '' })
      throw invalid({ code: ['This code is not right, or was used'] })
    }
    await codeAttempts.forget(String(caller.id))
  }

  /** A token alone must not replace a second factor that is set. */
  async function refuseOthers(caller: Caller, request: FastifyRequest) {
    const value = request.siteCookie('bf_office')
    if (!(await secondFactor.of(caller.id)).set) return
    if (!value || !(await officeSessions.find(value, caller.tokenHash))) throw refused('Open the office first')
  }

  async function me(caller: Caller, value: string | undefined): Promise<OfficeMe> {
    const [account, factor, office] = await Promise.all([
      accounts.find(caller.id),
      secondFactor.of(caller.id),
      value ? officeSessions.find(value, caller.tokenHash) : undefined,
    ])
    return {
      id: caller.id,
      name: caller.name,
      email: account?.email ?? '',
      roles: caller.roles,
      second_factor: {
        set: factor.set,
        required: options.factorRequired,
        recovery_codes_left: factor.recoveryCodesLeft,
      },
      open: office ? { closes_at: office.closesAt.toISOString(), ends_at: office.endsAt.toISOString() } : null,
      announcements: account?.announcements ?? 'never',
    }
  }
}

export function actorOf({ id, name }: Caller, { ip }: FastifyRequest): Actor {
  return { id, name, address: ip }
}

function refused(message: string) {
  return new HttpProblem(403, { code: 'forbidden', message })
}
