import { cleanEmail, isEmail } from '@brightfill/shared/constants'
import { type ActivityRow, officePeopleCalls } from '@brightfill/shared/contract'
import { may } from '@brightfill/shared/roles'
import type { FastifyInstance } from 'fastify'
import { csvOf } from '../../http/csv'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { mountSend } from '../../sends/mountSend'
import { texts } from '../accounts/texts'
import type { Actor, Deed } from './activity.repo'
import { salesPeople } from './salesPeople'

/** Columns of the exported log. */
const columns = {
  When: ({ at }: ActivityRow) => at,
  Who: ({ person, program }: ActivityRow) => person?.name ?? program ?? '',
  // Names change and are not unique.
  Account: ({ person }: ActivityRow) => String(person?.id ?? ''),
  From: ({ from }: ActivityRow) => from,
  What: ({ kind }: ActivityRow) => kind,
  On: ({ thing }: ActivityRow) => thing,
  Before: ({ before }: ActivityRow) => before,
  After: ({ after }: ActivityRow) => after,
}

/** The staff, and the log of their actions (O-10, O-11). */
export function officeStaffRoutes(app: FastifyInstance, parts: Parts) {
  const { transaction, staff, versions, activity, service } = parts

  mount(app, officePeopleCalls.staff, staffAnswer)

  mount(app, officePeopleCalls.activity, async ({ caller, query }) => {
    const person = may(caller, 'activity.read') ? query.person : caller.id
    return { result: YES, ...(await activity.list({ ...query, person })) }
  })

  mount(app, officePeopleCalls.exportActivity, async ({ caller, query }) => {
    const person = may(caller, 'activity.read') ? query.person : caller.id
    return csvOf(columns, activity.all({ ...query, person }))
  })

  mountSend(app, parts, officePeopleCalls.inviteStaff, {
    async send({ caller, body: { email, name, roles }, once }) {
      if (!isEmail(email)) throw invalid({ email: [texts.enterMail] })
      const person = { email: cleanEmail(email), name: name.trim(), roles, by: caller.name }
      const deed = { kind: 'invited', thing: person.email, after: roles.join(', ') }
      await service.invitations.send(person, (log) => log.add(caller, deed), once)
    },
    answer: () => ({ result: YES }),
  })

  mountSend(app, parts, officePeopleCalls.setRoles, {
    send: ({ caller, body: { id, roles, version, hand_over }, once }) =>
      once(async (on) => {
        const heir = (await salesPeople(on.db)).find((person) => person.id === hand_over && person.id !== id)
        if (hand_over !== undefined && !heir) throw invalid({ hand_over: [noHeir] })
        await on.versions.change(recordOf(id), { part: 'roles', version, by: caller })
        // Read before the change, which may delete a newcomer's account.
        const thing = (await on.accounts.find(id))?.email ?? ''
        // Links before their account, as everywhere. A leftover link would ask for a password in vain.
        if (roles.length === 0) await on.tokens.voidAll(id, 'invite')
        const before = await on.staff.setRoles(id, roles, heir?.id)
        if (!before) throw unknown()
        const [was, is] = [before.join(', '), roles.join(', ')]
        await on.activity.add(caller, { kind: 'roles set', thing, before: was, after: is })
        if (heir) await on.activity.add(caller, { kind: 'enquiries handed over', thing, after: heir.name })
      }),
    answer: () => ({ result: YES }),
    present: staffAnswer,
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

  async function staffAnswer() {
    const list = await staff.list()
    const known = await versions.ofAll(list.map(({ id }) => recordOf(id)))
    return { result: YES, data: list.map((person) => ({ ...person, version: known[recordOf(person.id)] ?? 0 })) }
  }

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
/** The record that has a version. */
const recordOf = (id: number) => `roles of ${id}`
const unknown = () => notFound('This person is not on the staff')
