import { cleanEmail, isEmail } from '@brightfill/shared/constants'
import { type ActivityRow, officePeopleCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { holdsRole } from '../../http/callers'
import { csvOf } from '../../http/csv'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { texts } from '../accounts/texts'
import type { Actor, Deed } from './activity.repo'
import { salesPeople } from './salesPeople'

/** Columns of the exported log. */
const columns = {
  When: ({ at }: ActivityRow) => at,
  Who: ({ person, program }: ActivityRow) => person?.name ?? program ?? '',
  // Names change, and two people may have the same.
  Account: ({ person }: ActivityRow) => String(person?.id ?? ''),
  From: ({ from }: ActivityRow) => from,
  What: ({ kind }: ActivityRow) => kind,
  On: ({ thing }: ActivityRow) => thing,
  Before: ({ before }: ActivityRow) => before,
  After: ({ after }: ActivityRow) => after,
}

/** The people of the office, and the log of what they did (O-10, O-11). */
export function officeStaffRoutes(app: FastifyInstance, { transaction, staff, activity, service }: Parts) {
  mount(app, officePeopleCalls.staff, async () => ({ result: YES, data: await staff.list() }))

  mount(app, officePeopleCalls.activity, async ({ caller, query }) => {
    const person = holdsRole(caller, 'admin') ? query.person : caller.id
    return { result: YES, ...(await activity.list({ ...query, person })) }
  })

  mount(app, officePeopleCalls.exportActivity, async ({ caller, query }) => {
    const person = holdsRole(caller, 'admin') ? query.person : caller.id
    return csvOf(columns, activity.all({ ...query, person }))
  })

  mount(app, officePeopleCalls.inviteStaff, async ({ caller, body: { email, name, roles } }) => {
    if (!isEmail(email)) throw invalid({ email: [texts.enterMail] })
    const person = { email: cleanEmail(email), name: name.trim(), roles, by: caller.name }
    const deed = { kind: 'invited', thing: person.email, after: roles.join(', ') }
    await service.invitations.send(person, (log) => log.add(caller, deed))
    return { result: YES }
  })

  mount(app, officePeopleCalls.setRoles, async ({ caller, body: { id, roles, former, hand_over } }) => {
    await transaction(async (on) => {
      const heir = (await salesPeople(on.db)).find((person) => person.id === hand_over && person.id !== id)
      if (hand_over !== undefined && !heir) throw invalid({ hand_over: [noHeir] })
      // Before the change: a newcomer's account may go with it.
      const thing = (await on.accounts.find(id))?.email ?? ''
      // Links before their account, as everywhere. Its page would ask for a password that nothing takes.
      if (roles.length === 0) await on.tokens.voidAll(id, 'invite')
      const before = await on.staff.setRoles(id, roles, former, heir?.id)
      if (!before) throw unknown()
      await on.activity.add(caller, { kind: 'roles set', thing, before: before.join(', '), after: roles.join(', ') })
      if (heir) await on.activity.add(caller, { kind: 'enquiries handed over', thing, after: heir.name })
    })
    return { result: YES }
  })

  mount(app, officePeopleCalls.endSessions, async ({ caller, body: { id } }) => {
    await toStaff(id, caller, 'sessions ended', ({ sessions }) => sessions.closeAll(id))
    return { result: YES }
  })

  mount(app, officePeopleCalls.resetFactor, async ({ caller, body: { id } }) => {
    await toStaff(id, caller, 'second factor reset', async ({ secondFactor, sessions }) => {
      await secondFactor.remove(id)
      await sessions.closeAll(id)
    })
    return { result: YES }
  })

  async function toStaff(id: number, actor: Actor, kind: string, work: (on: Work) => Promise<void>) {
    await transaction(async (on) => {
      if (!(await on.staff.rolesOf(id))) throw unknown()
      await work(on)
      await note(on, id, actor, { kind })
    })
  }

  async function note({ accounts, activity }: Work, id: number, actor: Actor, deed: Omit<Deed, 'thing'>) {
    const account = await accounts.find(id)
    await activity.add(actor, { ...deed, thing: account?.email ?? '' })
  }
}

const noHeir = 'Choose a colleague who answers enquiries'
const unknown = () => notFound('There is nobody like that among the staff')
