import { officeSessionCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { generateURI } from 'otplib'
import { YES } from '../../http/flags'
import { forbidden } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Repos } from '../../repos'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OfficeDoor } from './OfficeDoor'

/** How the office opens and closes (O-08, O-09). */
export function officeSessionRoutes(
  app: FastifyInstance,
  options: Repos & { mailSender: MailSender; door: OfficeDoor },
) {
  const { db, accounts, officeSessions, secondFactor, activity, outbox, mailSender, door } = options

  mount(app, officeSessionCalls.officeMe, async ({ caller, request }) => ({
    result: YES,
    data: await door.me(caller, request.siteCookie('bf_office')),
  }))

  mount(
    app,
    officeSessionCalls.openOffice,
    async ({ caller, body: { code }, reply }) => {
      const { set } = await secondFactor.of(caller.id)
      if (!set && door.factorRequired) throw forbidden('Set up a second factor first')
      if (set) await door.check(caller, 'code', () => secondFactor.use(caller.id, code ?? ''))
      return { result: YES, data: await door.me(caller, await door.open(caller, reply)) }
    },
    { budget: 'login' },
  )

  mount(app, officeSessionCalls.closeOffice, async ({ caller, reply }) => {
    await db.transaction().execute(async (on) => {
      // The token alone may ask for it: only what happened is worth a line that nobody can remove.
      if (await officeSessions.on(on).close(caller.tokenHash))
        await activity.on(on).add(caller, { kind: 'office closed', thing: '' })
    })
    reply.dropSiteCookie('bf_office')
    return { result: YES }
  })

  mount(app, officeSessionCalls.startFactor, async ({ caller, request }) => {
    await door.refuseOthers(caller, request)
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
    async ({ caller, body: { code }, request, reply }) => {
      await door.refuseOthers(caller, request)
      const recovery_codes = await door.check(caller, 'code', () =>
        db.transaction().execute(async (on) => {
          const codes = await secondFactor.on(on).confirm(caller.id, code)
          const account = codes && (await accounts.on(on).find(caller.id))
          if (!account) return undefined
          await activity.on(on).add(caller, { kind: 'second factor set', thing: account.email })
          await outbox.on(on).add(account.email, mails.secondFactorSet(), { account_id: caller.id })
          return codes
        }),
      )
      mailSender.look()
      await door.open(caller, reply)
      return { result: YES, recovery_codes }
    },
    { budget: 'login' },
  )

  mount(app, officeSessionCalls.setAnnouncements, async ({ caller, body: { announcements } }) => {
    await db.transaction().execute(async (on) => {
      const before = (await accounts.on(on).findForChange(caller.id))?.announcements ?? ''
      await accounts.on(on).change(caller.id, { announcements })
      await activity.on(on).add(caller, { kind: 'announcements', thing: '', before, after: announcements })
    })
    return { result: YES }
  })
}
