import { officePasskeyCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { mails } from '../mail/mails'

/** Passkeys as a second factor, and a colleague's list of them (O-08). */
export function passkeysRoutes(app: FastifyInstance, { transaction, accounts, passkeys, door }: Parts) {
  mount(app, officePasskeyCalls.startPasskey, async ({ caller, request }) => {
    await door.refuseOthers(caller, request)
    const email = (await accounts.find(caller.id))?.email ?? caller.name
    return { result: YES, options: { ...(await passkeys.start(caller, email)) } }
  })

  mount(app, officePasskeyCalls.addPasskey, async ({ caller, body: { name, response }, request, reply }) => {
    await door.refuseOthers(caller, request)
    const title = name.trim() || 'Passkey'
    const outcome = await door.check(caller, request, 'passkey', () =>
      transaction(async (on) => {
        const added = await on.passkeys.add(caller, title, response)
        if (added === 'added') await tell(on, caller, 'added', title)
        return added
      }),
    )
    if (outcome === 'known') throw new HttpProblem(409, { code: 'known', message: 'This passkey is already in use' })
    if (!(await door.isOpen(caller, request))) await door.open(caller, reply)
    return { result: YES }
  })

  mount(app, officePasskeyCalls.passkeys, async ({ caller }) => ({
    result: YES,
    data: await passkeys.list(caller.id),
  }))

  mount(app, officePasskeyCalls.removePasskey, async ({ caller, body: { id } }) => {
    const outcome = await transaction(async (on) => {
      const name = (await on.passkeys.list(caller.id)).find((each) => each.id === id)?.name ?? ''
      const removed = await on.passkeys.remove(caller.id, id)
      if (removed === 'removed') await tell(on, caller, 'removed', name)
      return removed
    })
    if (outcome === 'unknown') throw notFound('This passkey no longer exists')
    if (outcome === 'last')
      throw new HttpProblem(409, {
        code: 'last_factor',
        message: 'This is your last second factor. Add another passkey first',
      })
    return { result: YES }
  })

  mount(app, officePasskeyCalls.askPasskey, async ({ caller }) => ({
    result: YES,
    options: { ...(await passkeys.ask(caller)) },
  }))

  mount(app, officePasskeyCalls.openWithPasskey, async ({ caller, body: { response }, request, reply }) => {
    await door.check(caller, request, 'passkey', () => passkeys.use(caller, response))
    return { result: YES, data: await door.me(caller, await door.open(caller, reply)) }
  })

  async function tell({ accounts, activity, outbox }: Work, caller: Caller, what: 'added' | 'removed', name: string) {
    const account = await accounts.find(caller.id)
    const [before, after] = what === 'added' ? ['', name] : [name, '']
    await activity.add(caller, {
      kind: `passkey ${what}`,
      thing: account?.email ?? '',
      before,
      after,
    })
    const mail = what === 'added' ? mails.passkeyAdded(name) : mails.passkeyRemoved(name)
    if (account) await outbox.add(account.email, mail, { account_id: caller.id })
  }
}
