import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import type { ActivityRepo, Deed } from '../office/activity.repo'
import type { StaffRepo } from '../office/staff.repo'
import type { IdentitiesRepo } from '../social/identities.repo'
import { type AccountRow, type AccountsRepo, fullName } from './accounts.repo'
import type { AttemptsRepo } from './attempts.repo'
import type { MailedTokensRepo } from './mailedTokens.repo'
import type { PasswordHasher } from './PasswordHasher'
import type { SessionsRepo } from './sessions.repo'

export interface AccountParts {
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
export type Work = Pick<
  AccountParts,
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

/** Writes the line of whoever changes the account of somebody else, in the transaction that changes it. */
export type Note = (activity: ActivityRepo) => Promise<void>
export const noNote: Note = async () => {}

/**
 * The base of changes of an account, each with its sessions, links and mails in one transaction. All lock the links
 * first, then the account, then the count of mails, so that two of them do not wait for each other.
 */
export abstract class AccountWork {
  constructor(protected readonly parts: AccountParts) {}

  protected async change<Result>(work: (parts: Work) => Promise<Result>): Promise<Result> {
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

  /**
   * The log of the office says what changes in the account of somebody who works there.
   * @param address of the network that it was changed from
   */
  protected async noteOfStaff(
    { activity }: Pick<Work, 'activity'>,
    account: AccountRow,
    address: string,
    deed: Omit<Deed, 'thing'>,
  ): Promise<void> {
    if (account.roles.length === 0) return
    await activity.add({ id: account.id, name: fullName(account), address }, { ...deed, thing: account.email })
  }

  protected async mailReset({ tokens, outbox }: Work, { id, email }: AccountRow): Promise<void> {
    const link = this.link('/reset-password/', email, await tokens.create('reset', id, email))
    await outbox.add(email, mails.reset(link), { account_id: id })
  }

  protected confirmLink(email: string, token: string): string {
    return this.link('/api/verify-email', email, token)
  }

  /** The host is configured, never taken from a request. */
  private link(path: string, email: string, token: string): string {
    return `${this.parts.publicOrigin}${path}?${new URLSearchParams({ email, token })}`
  }
}
