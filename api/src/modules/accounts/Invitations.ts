import { emailKey } from '@brightfill/shared/constants'
import type { StaffRole } from '@brightfill/shared/contract'
import { conflict } from '../../http/HttpProblem'
import type { Transaction } from '../../repos'
import { mails } from '../mail/mails'
import { AccountWork, type Note } from './AccountWork'
import { type AccountRow, fullName } from './accounts.repo'
import type { Purpose } from './mailedTokens.repo'
import { texts } from './texts'

interface Invited {
  email: string
  name: string
}

/** People become staff or customers by a mailed link: one mail and one page (O-10, O-72). */
export class Invitations extends AccountWork {
  /**
   * Mails a link to become staff; a newcomer gets an account.
   * @throws EmailTaken when another account had the address lately; HttpProblem 409 when an account is leaving it
   */
  async send(
    person: Invited & { roles: StaffRole[]; by: string },
    note: Note,
    transaction: Transaction,
  ): Promise<void> {
    await transaction(async ({ accounts, tokens, staff, outbox, mailsToAddress, activity }) => {
      const { email, name } = person
      const known = await accounts.findByEmail(email)
      const { id } = known ?? (await accounts.create({ email, name, password_hash: null }))
      await tokens.voidAll(id, 'invite')
      // Read again: the account may have a new address, and the invitation is for this one.
      const account = await accounts.findForChange(id)
      if (account?.email_key !== emailKey(email)) throw conflict('This account is being changed. Try again')
      await staff.invite(id, person.roles)
      await mailsToAddress.spend(account.email)
      const link = this.confirmLink(account.email, await tokens.create('invite', id, account.email))
      await outbox.add(account.email, mails.invitation(person.by, link), { account_id: id })
      await note(activity)
    })
  }

  /**
   * Mails a customer a link to set a password; also again, until the link is used.
   * @returns the account
   * @throws HttpProblem 409 when a person has registered with the address, or had it lately
   */
  async sendToCustomer(
    { email, name, phone }: Invited & { phone: string },
    note: (account: AccountRow) => Note,
    transaction: Transaction,
  ): Promise<number> {
    return transaction(async ({ accounts, tokens, outbox, mailsToAddress, activity }) => {
      const known = await accounts.findByEmail(email)
      const { id } = known ?? (await accounts.create({ email, name, phone, password_hash: null }))
      await tokens.voidAll(id, 'join')
      // Read again, as for staff.
      const account = await accounts.findForChange(id)
      if (account?.email_key !== emailKey(email)) throw conflict('This account is being changed. Try again')
      const refused = refusalOf(account)
      if (refused) throw conflict(refused)
      await mailsToAddress.spend(account.email)
      const link = this.confirmLink(account.email, await tokens.create('join', id, account.email))
      await outbox.add(account.email, mails.customerInvitation(link), { account_id: id })
      await note(account)(activity)
      return id
    })
  }

  /** Staff keep their password. */
  async asksPassword(purpose: Purpose, email: string): Promise<boolean> {
    if (purpose !== 'invite') return purpose === 'join'
    return (await this.parts.accounts.findByEmail(email))?.roles.length === 0
  }

  /**
   * Shuts all earlier users out of the account: a stranger may have registered with the address and still be signed in,
   * and its owner may have confirmed it for them. New staff set a password.
   * @param address the IP address, for the log of the office
   * @returns false when the invitation is no longer valid
   */
  async accept(email: string, token: string, address: string, password: string): Promise<boolean> {
    const password_hash = password ? await this.parts.passwords.hash(password) : null
    return this.change(async (parts) => {
      const { accounts, sessions, tokens, identities, staff } = parts
      const id = await tokens.use('invite', email, token)
      if (id === undefined) return false
      const invited = await tokens.voidWith(id, ['change', 'reset', 'undo', 'join'], async () => {
        const account = await accounts.findForChange(id)
        // The account has just changed its address, or an admin has withdrawn the invitation.
        if (account?.email_key !== emailKey(email) || account.invited_roles.length === 0) return undefined
        if (account.roles.length > 0) return account
        await accounts.change(id, { password_hash, verified_at: account.verified_at ?? new Date() })
        return account
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
      return true
    })
  }

  /** @returns false when the link no longer works */
  async join(email: string, token: string, password: string): Promise<boolean> {
    const password_hash = await this.parts.passwords.hash(password)
    return this.change(async ({ accounts, sessions, tokens, identities }) => {
      const id = await tokens.use('join', email, token)
      if (id === undefined) return false
      await tokens.voidWith(id, ['change', 'reset'], async () => {
        // The reader of the mail owns the address; an earlier sign-in with a provider may be a stranger's.
        if (!(await accounts.find(id))?.verified_at) await identities.unlinkAll(id)
        await accounts.change(id, { password_hash, verified_at: new Date() })
      })
      await sessions.closeAll(id)
      return true
    })
  }
}

/** Why a person cannot be invited as a customer. */
function refusalOf({ verified_at, password_hash, roles, invited_roles }: AccountRow): string | undefined {
  if (roles.length > 0 || invited_roles.length > 0) return texts.worksHere
  if (verified_at) return texts.hasAccount
  return password_hash ? texts.notConfirmedYet : undefined
}
