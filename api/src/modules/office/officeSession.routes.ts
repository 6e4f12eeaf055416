import { officeSessionCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { generateURI } from 'otplib'
import { YES } from '../../http/flags'
import { forbidden, invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mails } from '../mail/mails'
import { kindOfCode } from './secondFactor.repo'

/** Opens and closes the office (O-08, O-09). */
export function officeSessionRoutes(app: FastifyInstance, parts: Parts) {
  const { transaction, accounts, secondFactor, door } = parts

  mount(app, officeSessionCalls.officeMe, async ({ caller, request }) => ({
    result: YES,
    data: await door.me(caller, request.siteCookie('bf_office')),
  }))

  mount(app, officeSessionCalls.openOffice, async ({ caller, body: { code = '' }, request, reply }) => {
    const { set } = await secondFactor.of(caller.id)
    if (!set && door.factorRequired) throw forbidden('Set up a second factor first')
    if (set) {
      const kind = kindOfCode(code)
      // It can be neither of the two, so it does not count as a try.
      if (!kind) throw invalid({ code: ['Enter the six-digit code from your app, or a recovery code'] })
      await door.check(caller, request, kind, () => secondFactor.use(caller.id, code))
    } else await request.spend('office')
    return { result: YES, data: await door.me(caller, await door.open(caller, reply)) }
  })

  mount(app, officeSessionCalls.closeOffice, async ({ caller, reply }) => {
    await transaction(async ({ officeSessions, activity }) => {
      // The token alone may call this, so only a real change gets a line in the permanent log.
      if (await officeSessions.close(caller.tokenHash)) await activity.add(caller, { kind: 'office closed', thing: '' })
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

  mount(app, officeSessionCalls.confirmFactor, async ({ caller, body: { code }, request, reply }) => {
    await door.refuseOthers(caller, request)
    if (kindOfCode(code) !== 'code') throw invalid({ code: ['Enter the six-digit code from your app'] })
    const recovery_codes = await door.check(caller, request, 'code', () =>
      transaction(async ({ secondFactor, accounts, activity, outbox }) => {
        const codes = await secondFactor.confirm(caller.id, code)
        const account = codes && (await accounts.find(caller.id))
        if (!account) return undefined
        await activity.add(caller, { kind: 'second factor set', thing: account.email })
        await outbox.add(account.email, mails.secondFactorSet(), { account_id: caller.id })
        return codes
      }),
    )
    await door.open(caller, reply)
    return { result: YES, recovery_codes }
  })

  mount(app, officeSessionCalls.setAnnouncements, async ({ caller, body: { announcements } }) => {
    await transaction(async ({ accounts, activity }) => {
      const before = (await accounts.findForChange(caller.id))?.announcements ?? ''
      await accounts.change(caller.id, { announcements })
      await activity.add(caller, { kind: 'announcements', thing: '', before, after: announcements })
    })
    return { result: YES }
  })
}
