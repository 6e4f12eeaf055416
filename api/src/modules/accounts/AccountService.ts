import { cleanEmail, emailKey } from '@brightfill/shared/constants'
import type { calls } from '@brightfill/shared/contract'
import type { Static } from 'typebox'
import type { Mailing } from '../../createRepos'
import type { Caller } from '../../http/callers'
import { unauthorized } from '../../http/HttpProblem'
import type { Transaction } from '../../repos'
import { mails } from '../mail/mails'
import { AccountWork, type Note, noNote } from './AccountWork'
import { type AccountChange, type AccountRow, EmailTaken, fullName } from './accounts.repo'
import { Invitations } from './Invitations'
import type { Deed } from './mailedLinkPages'
import { WaysIn } from './WaysIn'

/** A signed-in person and their IP address. */
type Person = Pick<Caller, 'id' | 'tokenHash' | 'address'>

interface Reset {
  email: string
  token: string
  password: string
  keepSessions: boolean
  removeProviders: boolean
}

/** Changes of an account by its owner, by mailed links, and by staff. */
export class AccountService extends AccountWork {
  readonly invitations: Invitations
  readonly waysIn: WaysIn

  constructor(parts: Mailing) {
    super(parts)
    this.invitations = new Invitations(parts)
    this.waysIn = new WaysIn(parts)
  }

  /** @throws EmailTaken */
  async register(
    { name, phone, email, password }: Static<typeof calls.register.body>,
    transaction: Transaction,
  ): Promise<void> {
    const password_hash = await this.parts.passwords.hash(password)
    await transaction(async ({ accounts, tokens, outbox, mailsToAddress }) => {
      const account = await accounts.create({ email, name, phone, password_hash })
      await mailsToAddress.spend(email)
      const link = this.confirmLink(account.email, await tokens.create('verify', account.id, email))
      await outbox.add(account.email, mails.verification(link), { account_id: account.id })
    })
  }

  /** @throws HttpProblem 429 when the address was sent too many mails lately */
  async sendConfirmation(
    { id, email }: AccountRow,
    note: Note = noNote,
    transaction: Transaction = this.parts.transaction,
  ): Promise<void> {
    await transaction(async ({ tokens, outbox, mailsToAddress, activity }) => {
      const link = this.confirmLink(email, await tokens.create('verify', id, email))
      await mailsToAddress.spend(email)
      await outbox.add(email, mails.verification(link), { account_id: id })
      await note(activity)
    })
  }

  /**
   * @param device that signed in with the address before: its mails are counted apart, so that strangers cannot use up
   *   the owner's
   * @throws HttpProblem 429 when the address was sent too many mails lately
   */
  async sendReset(
    account: AccountRow,
    { note = noNote, device, once = this.parts.transaction }: { note?: Note; device?: string; once?: Transaction } = {},
  ): Promise<void> {
    await once(async (parts) => {
      await parts.tokens.voidAll(account.id, 'reset')
      // Read again: the account may have a new address, and the owner of the old one must not get in.
      const now = await parts.accounts.findLocked(account.id)
      if (now?.email_key !== account.email_key) return
      await parts.mailsToAddress.spend(account.email, device)
      await this.mailReset(parts, now)
      await note(parts.activity)
    })
  }

  /**
   * @param address of the network, for the log of the office
   * @returns false when the link no longer works
   */
  async resetPassword(
    { email, token, password, keepSessions, removeProviders }: Reset,
    address: string,
  ): Promise<boolean> {
    const password_hash = await this.parts.passwords.hash(password)
    return this.change(async ({ accounts, sessions, tokens, identities, outbox, signInAttempts, activity }) => {
      const id = await tokens.use('reset', email, token)
      if (id === undefined) return false
      // An intruder may have asked for a change to their own address.
      const account = await tokens.voidWith(id, ['change'], async () => {
        // The reader of the mail owns the address; a person who signed in with a provider before may not.
        if (removeProviders || !(await accounts.find(id))?.verified_at) await identities.unlinkAll(id)
        return accounts.change(id, { password_hash, verified_at: new Date() })
      })
      if (!keepSessions) await sessions.closeAll(id)
      await signInAttempts.forget(account.email)
      await outbox.add(account.email, mails.passwordChanged({ signedOut: !keepSessions }), { account_id: id })
      await this.noteOfStaff({ activity }, account, address, { kind: 'password set by mail' })
      return true
    })
  }

  /** @throws HttpProblem 401 when the session has ended: a person signed out by a reset must not undo it. */
  async changePassword({ id, tokenHash, address }: Person, password: string): Promise<void> {
    const password_hash = await this.parts.passwords.hash(password)
    await this.change(async ({ accounts, sessions, tokens, outbox, activity }) => {
      const account = await tokens.voidWith(id, ['reset', 'change'], () => accounts.change(id, { password_hash }))
      if (!(await sessions.isOpen(tokenHash))) throw unauthorized()
      await sessions.closeAll(id, tokenHash)
      await outbox.add(account.email, mails.passwordChanged({ signedOut: true }), { account_id: id })
      await this.noteOfStaff({ activity }, account, address, { kind: 'password changed' })
    })
  }

  /**
   * Saves the profile. A new e-mail address takes effect when the link mailed to it is opened.
   * @returns the account, and the unconfirmed new address
   * @throws EmailTaken; HttpProblem 401 when the session has ended, as for `changePassword`
   */
  async changeProfile(
    { id, tokenHash, address }: Person,
    { email, ...change }: AccountChange,
  ): Promise<[AccountRow, string | undefined]> {
    return this.change(async ({ accounts, sessions, tokens, outbox, mailsToAddress, activity }) => {
      const former = await accounts.find(id)
      const moves = email !== undefined && emailKey(String(email)) !== former?.email_key
      if (moves) await tokens.voidAll(id, 'change')
      const account = await accounts.change(id, change)
      if (!(await sessions.isOpen(tokenHash))) throw unauthorized()
      const [before, after] = [fullName(former ?? account), fullName(account)]
      const deed = { kind: 'name changed', before, after }
      if (before !== after) await this.noteOfStaff({ activity }, account, address, deed)
      const wanted = cleanEmail(String(email ?? account.email))
      if (emailKey(wanted) === account.email_key) return [account, undefined]
      if ((await accounts.findByEmail(wanted)) || (await accounts.isHeld(wanted, id))) throw new EmailTaken()
      await mailsToAddress.spend(wanted)
      const link = this.confirmLink(wanted, await tokens.create('change', id, wanted))
      await outbox.add(wanted, mails.verification(link), { account_id: id })
      return [account, wanted]
    })
  }

  /**
   * Carries out the action of a mailed link and returns it; undefined when the link no longer works.
   * @param address of the network, for the log of the office
   * @param password for links that set one
   */
  async confirm(email: string, token: string, address: string, password = ''): Promise<Deed | undefined> {
    const purpose = await this.parts.tokens.purposeOf(email, token)
    if (!purpose || purpose === 'reset') return undefined
    const done = await this.deeds[purpose](email, token, address, password).catch(unlessTaken)
    return done ? purpose : undefined
  }

  private readonly deeds: Record<
    Deed,
    (email: string, token: string, address: string, password: string) => Promise<boolean>
  > = {
    verify: (email, token) => this.verify(email, token),
    change: (email, token, address) => this.moveTo(email, token, address),
    undo: (email, token, address) => this.takeBack(email, token, address),
    invite: (email, token, address, password) => this.invitations.accept(email, token, address, password),
    join: (email, token, _, password) => this.invitations.join(email, token, password),
  }

  private async verify(email: string, token: string): Promise<boolean> {
    return this.change(async ({ accounts, tokens }) => {
      const id = await tokens.use('verify', email, token)
      if (id === undefined) return false
      await accounts.change(id, { verified_at: new Date() })
      return true
    })
  }

  /**
   * Gives the account its new address and tells the former one. A confirmed former address may take the account back.
   * An unconfirmed one may be a typo at registration and belong to a stranger: it gets neither a link nor the new
   * address. An invitation to the staff was for the former address.
   */
  private async moveTo(email: string, token: string, address: string): Promise<boolean> {
    return this.change(async ({ accounts, tokens, staff, outbox, mailsToAddress, activity }) => {
      const id = await tokens.use('change', email, token)
      const former = id === undefined ? undefined : await accounts.find(id)
      if (!former) return false
      const account = await tokens.voidWith(former.id, ['reset', 'verify', 'invite'], async () => {
        await staff.uninvite(former.id)
        return accounts.change(former.id, { email, verified_at: new Date() })
      })
      const mail = former.verified_at
        ? mails.addressChanged(
            account.email,
            this.confirmLink(former.email, await tokens.create('undo', former.id, former.email)),
          )
        : mails.unconfirmedAddressLeft()
      // Counted, but always sent.
      await mailsToAddress.attempt(former.email)
      await outbox.add(former.email, mail, { account_id: former.id })
      const [before, after] = [former.email, account.email]
      await this.noteOfStaff({ activity }, account, address, { kind: 'address changed', before, after })
      return true
    })
  }

  /** For the owner of a former address: closes all other ways into the account, and mails a link for a new password. */
  private async takeBack(email: string, token: string, address: string): Promise<boolean> {
    return this.change(async (parts) => {
      const { accounts, sessions, tokens, identities, staff } = parts
      const id = await tokens.use('undo', email, token)
      if (id === undefined) return false
      const account = await tokens.voidWith(id, ['reset', 'verify', 'change', 'undo', 'invite'], async () => {
        await staff.uninvite(id)
        return accounts.change(id, { email, verified_at: new Date(), password_hash: null })
      })
      await sessions.closeAll(id)
      await identities.unlinkAll(id)
      await this.mailReset(parts, account)
      await this.noteOfStaff(parts, account, address, { kind: 'account taken back', after: account.email })
      return true
    })
  }
}

/** False when another account has the address by now. */
function unlessTaken(error: unknown): false {
  if (error instanceof EmailTaken) return false
  throw error
}
