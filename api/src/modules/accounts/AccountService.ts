import type { StaffRole } from '@brightfill/shared/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Caller } from '../../http/callers'
import { unauthorized } from '../../http/HttpProblem'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import type { ActivityRepo } from '../office/activity.repo'
import type { StaffRepo } from '../office/staff.repo'
import type { IdentitiesRepo } from '../social/identities.repo'
import { type AccountChange, type AccountRow, type AccountsRepo, EmailTaken } from './accounts.repo'
import type { AttemptsRepo } from './attempts.repo'
import type { Deed } from './mailedLinkPages'
import type { MailedTokensRepo } from './mailedTokens.repo'
import type { PasswordHasher } from './PasswordHasher'
import { emailKey } from './secrets'
import type { SessionsRepo } from './sessions.repo'

export interface AccountServiceParts {
  db: Kysely<Tables>
  accounts: AccountsRepo
  sessions: SessionsRepo
  tokens: MailedTokensRepo
  identities: IdentitiesRepo
  outbox: OutboxRepo
  signInAttempts: AttemptsRepo
  mailsToAddress: AttemptsRepo
  staff: StaffRepo
  activity: ActivityRepo
  passwords: PasswordHasher
  mailSender: MailSender
  publicOrigin: string
}

/** The parts on the handle of one transaction. */
type Work = Pick<
  AccountServiceParts,
  | 'accounts'
  | 'sessions'
  | 'tokens'
  | 'identities'
  | 'outbox'
  | 'signInAttempts'
  | 'mailsToAddress'
  | 'staff'
  | 'activity'
>

/**
 * Changes of an account, each with its sessions, links and mails in one transaction. All lock the links first, then the
 * account, then the count of mails, so that two of them do not wait for each other.
 */
export class AccountService {
  constructor(private readonly parts: AccountServiceParts) {}

  /** @throws EmailTaken */
  async register({
    name,
    phone,
    email,
    password,
  }: {
    name: string
    phone: string
    email: string
    password: string
  }): Promise<void> {
    const password_hash = await this.parts.passwords.hash(password)
    await this.change(async ({ accounts, tokens, outbox, mailsToAddress }) => {
      const account = await accounts.create({ email, name, phone, password_hash })
      await mailsToAddress.spend(email)
      const link = this.confirmLink(account.email, await tokens.create('verify', account.id, email))
      await outbox.add(account.email, mails.verification(link), { account_id: account.id })
    })
  }

  /** @throws HttpProblem 429 when the address was sent too many mails lately */
  async sendConfirmation({ id, email }: AccountRow): Promise<void> {
    await this.change(async ({ tokens, outbox, mailsToAddress }) => {
      const link = this.confirmLink(email, await tokens.create('verify', id, email))
      await mailsToAddress.spend(email)
      await outbox.add(email, mails.verification(link), { account_id: id })
    })
  }

  /** @throws HttpProblem 429 when the address was sent too many mails lately */
  async sendReset(account: AccountRow): Promise<void> {
    await this.change(async (parts) => {
      await parts.tokens.voidAll(account.id, 'reset')
      // Read again: the account may have moved to another address, and whoever has the former one must not get in.
      const now = await parts.accounts.findLocked(account.id)
      if (now?.email_key !== account.email_key) return
      await parts.mailsToAddress.spend(account.email)
      await this.mailReset(parts, now)
    })
  }

  /** False when the link does not work any more. */
  async resetPassword(email: string, token: string, password: string): Promise<boolean> {
    const password_hash = await this.parts.passwords.hash(password)
    return this.change(async ({ accounts, sessions, tokens, identities, outbox, signInAttempts }) => {
      const id = await tokens.use('reset', email, token)
      if (id === undefined) return false
      // Whoever had the account until now may have asked for an address of their own.
      const account = await tokens.voidWith(id, ['change'], async () => {
        // The reader of the mail owns the address; a person who signed in with a provider before may not.
        if (!(await accounts.find(id))?.verified_at) await identities.unlinkAll(id)
        return accounts.change(id, { password_hash, verified_at: new Date() })
      })
      await sessions.closeAll(id)
      await signInAttempts.forget(account.email)
      await outbox.add(account.email, mails.passwordChanged(), { account_id: id })
      return true
    })
  }

  /** @throws HttpProblem 401 when the session has ended: somebody whom a reset shut out must not undo it. */
  async changePassword(id: number, password: string, keepSession: string): Promise<void> {
    const password_hash = await this.parts.passwords.hash(password)
    await this.change(async ({ accounts, sessions, tokens, outbox }) => {
      const account = await tokens.voidWith(id, ['reset', 'change'], () => accounts.change(id, { password_hash }))
      if (!(await sessions.isOpen(keepSession))) throw unauthorized()
      await sessions.closeAll(id, keepSession)
      await outbox.add(account.email, mails.passwordChanged(), { account_id: id })
    })
  }

  /**
   * Saves the profile. Another e-mail address takes effect when the link mailed to it is opened.
   * @returns the account, and the address that waits for its link
   * @throws EmailTaken; HttpProblem 401 when the session has ended, as for `changePassword`
   */
  async changeProfile(
    { id, tokenHash }: Pick<Caller, 'id' | 'tokenHash'>,
    { email, ...change }: AccountChange,
  ): Promise<[AccountRow, string | undefined]> {
    return this.change(async ({ accounts, sessions, tokens, outbox, mailsToAddress }) => {
      const moves = email !== undefined && emailKey(String(email)) !== (await accounts.find(id))?.email_key
      if (moves) await tokens.voidAll(id, 'change')
      const account = await accounts.change(id, change)
      if (!(await sessions.isOpen(tokenHash))) throw unauthorized()
      const address = String(email ?? account.email).trim()
      if (emailKey(address) === account.email_key) return [account, undefined]
      if ((await accounts.findByEmail(address)) || (await accounts.isHeld(address, id))) throw new EmailTaken()
      await mailsToAddress.spend(address)
      const link = this.confirmLink(address, await tokens.create('change', id, address))
      await outbox.add(address, mails.verification(link), { account_id: id })
      return [account, address]
    })
  }

  /**
   * Does what a mailed link is for, and says what that was; undefined when it does not work any more.
   * @param address of the network, for the log of the office
   */
  async confirm(email: string, token: string, address: string): Promise<Deed | undefined> {
    const purpose = await this.parts.tokens.purposeOf(email, token)
    if (!purpose || purpose === 'reset') return undefined
    const done = await this.deeds[purpose](email, token, address).catch(unlessTaken)
    return done ? purpose : undefined
  }

  private readonly deeds: Record<Deed, (email: string, token: string, address: string) => Promise<boolean>> = {
    verify: (email, token) => this.verify(email, token),
    change: (email, token) => this.moveTo(email, token),
    undo: (email, token) => this.takeBack(email, token),
    invite: (email, token, address) => this.joinStaff(email, token, address),
  }

  private async verify(email: string, token: string): Promise<boolean> {
    return this.change(async ({ accounts, tokens }) => {
      const id = await tokens.use('verify', email, token)
      if (id === undefined) return false
      await accounts.change(id, { verified_at: new Date() })
      return true
    })
  }

  /** Mails a link with which somebody becomes staff; a newcomer gets an account. */
  async invite(person: { email: string; name: string; roles: StaffRole[]; by: string }): Promise<void> {
    await this.change(async ({ accounts, tokens, staff, outbox, mailsToAddress }) => {
      const known = await accounts.findByEmail(person.email)
      const { id, email } =
        known ?? (await accounts.create({ email: person.email, name: person.name, password_hash: null }))
      await tokens.voidAll(id, 'invite')
      await staff.invite(id, person.roles)
      await mailsToAddress.spend(email)
      const link = this.confirmLink(email, await tokens.create('invite', id, email))
      await outbox.add(email, mails.invitation(person.by, link), { account_id: id })
    })
  }

  /** Nobody who registered with an address before its owner confirmed it gets into the office with it. */
  private async joinStaff(email: string, token: string, address: string): Promise<boolean> {
    return this.change(async (parts) => {
      const { accounts, sessions, tokens, identities, staff, activity } = parts
      const id = await tokens.use('invite', email, token)
      let invited = id === undefined ? undefined : await accounts.find(id)
      if (id === undefined || !invited) return false
      if (!invited.verified_at) {
        const owned = { password_hash: null, verified_at: new Date() }
        invited = await tokens.voidWith(id, ['change', 'reset'], () => accounts.change(id, owned))
        await sessions.closeAll(id)
        await identities.unlinkAll(id)
      }
      const roles = await staff.accept(id)
      const by = { id, name: `${invited.name} ${invited.last_name}`.trim(), address }
      if (roles.length > 0)
        await activity.add(by, { kind: 'invitation accepted', thing: invited.email, after: roles.join(', ') })
      if (!invited.password_hash) await this.mailReset(parts, invited)
      return true
    })
  }

  /**
   * Gives the account its new address and tells the former one. One that was confirmed may take the account back. One
   * that never was may be somebody else's, mistyped at registration: it gets neither a link nor the new address.
   * An invitation to the staff was for the former address.
   */
  private async moveTo(email: string, token: string): Promise<boolean> {
    return this.change(async ({ accounts, tokens, staff, outbox, mailsToAddress }) => {
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
      // Counted, but never left out.
      await mailsToAddress.attempt(former.email)
      await outbox.add(former.email, mail, { account_id: former.id })
      return true
    })
  }

  /** For the owner of a former address: nobody else keeps a way into the account, and a new password comes by mail. */
  private async takeBack(email: string, token: string): Promise<boolean> {
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
      return true
    })
  }

  private async mailReset({ tokens, outbox }: Work, { id, email }: AccountRow): Promise<void> {
    const link = this.link('/reset-password/', email, await tokens.create('reset', id, email))
    await outbox.add(email, mails.reset(link), { account_id: id })
  }

  private async change<Result>(work: (parts: Work) => Promise<Result>) {
    const { db, accounts, sessions, tokens, identities, outbox, signInAttempts, mailsToAddress } = this.parts
    const { staff, activity, mailSender } = this.parts
    const result = await db.transaction().execute((on: Transaction<Tables>) =>
      work({
        accounts: accounts.on(on),
        sessions: sessions.on(on),
        tokens: tokens.on(on),
        identities: identities.on(on),
        outbox: outbox.on(on),
        signInAttempts: signInAttempts.on(on),
        mailsToAddress: mailsToAddress.on(on),
        staff: staff.on(on),
        activity: activity.on(on),
      }),
    )
    mailSender.look()
    return result
  }

  private confirmLink(email: string, token: string): string {
    return this.link('/api/verify-email', email, token)
  }

  /** The host is configured, never taken from a request. */
  private link(path: string, email: string, token: string): string {
    return `${this.parts.publicOrigin}${path}?${new URLSearchParams({ email, token })}`
  }
}

/** Somebody else has the address by now. */
function unlessTaken(error: unknown): false {
  if (error instanceof EmailTaken) return false
  throw error
}
