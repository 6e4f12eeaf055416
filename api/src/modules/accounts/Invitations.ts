import type { StaffRole } from '@brightfill/shared/contract'
import { conflict } from '../../http/HttpProblem'
import { mails } from '../mail/mails'
import { AccountWork, type Note } from './AccountWork'
import { fullName } from './accounts.repo'
import { emailKey } from './secrets'

/** How people become staff: a link that admins have mailed to an address (O-10). */
export class Invitations extends AccountWork {
  /**
   * Mails a link with which somebody becomes staff; a newcomer gets an account.
   * @throws EmailTaken when another account had the address lately; HttpProblem 409 when its account is leaving it
   */
  async send(person: { email: string; name: string; roles: StaffRole[]; by: string }, note: Note): Promise<void> {
    await this.change(async ({ accounts, tokens, staff, outbox, mailsToAddress, activity }) => {
      const { email, name } = person
      const known = await accounts.findByEmail(email)
      const { id } = known ?? (await accounts.create({ email, name, password_hash: null }))
      await tokens.voidAll(id, 'invite')
      // Read again: the account may have moved to another address, and the invitation is for this one.
      const account = await accounts.findForChange(id)
      if (account?.email_key !== emailKey(email)) throw conflict('The account of this address is changing. Try again')
      await staff.invite(id, person.roles)
      await mailsToAddress.spend(account.email)
      const link = this.confirmLink(account.email, await tokens.create('invite', id, account.email))
      await outbox.add(account.email, mails.invitation(person.by, link), { account_id: id })
      await note(activity)
    })
  }

  /**
   * Nobody who was in the account before gets into the office with it: whoever registered with the address may still be
   * signed in, and its owner may have confirmed it for them. Whoever joins begins with a password set by mail.
   * @param address of the network, for the log of the office
   * @returns false when the invitation does not hold any more
   */
  async accept(email: string, token: string, address: string): Promise<boolean> {
    return this.change(async (parts) => {
      const { accounts, sessions, tokens, identities, staff } = parts
      const id = await tokens.use('invite', email, token)
      if (id === undefined) return false
      const invited = await tokens.voidWith(id, ['change', 'reset', 'undo'], async () => {
        const account = await accounts.findForChange(id)
        // It moved to another address at this moment, or an admin took the invitation back.
        if (account?.email_key !== emailKey(email) || account.invited_roles.length === 0) return undefined
        return account.roles.length > 0
          ? account
          : accounts.change(id, { password_hash: null, verified_at: account.verified_at ?? new Date() })
      })
      if (!invited) return false
      if (invited.roles.length === 0) {
        await sessions.closeAll(id)
        await identities.unlinkAll(id)
      }
      const roles = await staff.accept(id)
      await parts.activity.add(
        { id, name: fullName(invited), address },
        { kind: 'invitation accepted', thing: invited.email, after: roles.join(', ') },
      )
      if (!invited.password_hash) await this.mailReset(parts, invited)
      return true
    })
  }
}
