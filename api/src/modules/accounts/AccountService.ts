import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables'
import { unauthorized } from '../../http/HttpProblem'
import type { MailSender } from '../mail/MailSender'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import type { IdentitiesRepo } from '../social/identities.repo'
import type { AccountChange, AccountRow, AccountsRepo } from './accounts.repo'
import type { MailedTokensRepo } from './mailedTokens.repo'
import type { PasswordHasher } from './PasswordHasher'
import { emailKey } from './secrets'
import type { SessionsRepo } from './sessions.repo'
import type { SignInFailuresRepo } from './signInFailures.repo'

export interface AccountServiceParts {
  db: Kysely<Tables>
  accounts: AccountsRepo
  sessions: SessionsRepo
  tokens: MailedTokensRepo
  identities: IdentitiesRepo
  outbox: OutboxRepo
  failures: SignInFailuresRepo
  passwords: PasswordHasher
  mailSender: MailSender
  publicOrigin: string
}

/** What happens to an account: every change with its sessions, links and mails in one transaction. */
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
    await this.change(async ({ accounts, tokens, outbox }) => {
      const account = await accounts.create({ email, name, phone, password_hash })
      await outbox.add(
        account.email,
        mails.verification(this.verifyLink(account.email, await tokens.create('verify', account.id, email))),
        {
          account_id: account.id,
        },
      )
    })
  }

  async sendReset(account: AccountRow): Promise<void> {
    await this.change(async ({ tokens, outbox }) => {
      const token = await tokens.create('reset', account.id, account.email)
      await outbox.add(account.email, mails.reset(this.link('/reset-password/', account.email, token)), {
        account_id: account.id,
      })
    })
  }

  /** False when the link does not work any more. */
  async resetPassword(email: string, token: string, password: string): Promise<boolean> {
    const password_hash = await this.parts.passwords.hash(password)
    return this.change(async ({ accounts, sessions, tokens, identities, outbox, failures }) => {
      const id = await tokens.use('reset', email, token)
      if (id === undefined) return false
      // Who got the mail owns the address; whoever signed in with a provider before it was confirmed may not.
      if (!(await accounts.find(id))?.verified_at) await identities.unlinkAll(id)
      const account = await accounts.change(id, { password_hash, verified_at: new Date() })
      await sessions.closeAll(id)
      await failures.forget(account.email)
      await outbox.add(account.email, mails.passwordChanged(), { account_id: id })
      return true
    })
  }

  /** @throws HttpProblem 401 when the session that asks was ended meanwhile: a reset must not be undone by whom it shuts out. */
  async changePassword(id: number, password: string, keepSession: string): Promise<void> {
    const password_hash = await this.parts.passwords.hash(password)
    await this.change(async ({ accounts, sessions, tokens, outbox }) => {
      await tokens.voidAll('reset', id) // before the account, as a reset locks them, or the two would wait for each other
      const account = await accounts.change(id, { password_hash })
      if (!(await sessions.isOpen(keepSession))) throw unauthorized()
      await sessions.closeAll(id, keepSession)
      await outbox.add(account.email, mails.passwordChanged(), { account_id: id })
    })
  }

  /** @throws EmailTaken */
  async changeProfile(id: number, change: AccountChange): Promise<AccountRow> {
    return this.change(async ({ accounts, tokens, outbox }) => {
      const before = await accounts.find(id)
      const moved = before && change.email !== undefined && emailKey(String(change.email)) !== before.email_key
      if (moved) await tokens.voidAll('reset', id)
      const account = await accounts.change(id, moved ? { ...change, verified_at: null } : change)
      if (before && moved) {
        await outbox.add(before.email, mails.addressChanged(account.email), { account_id: id })
        await outbox.add(
          account.email,
          mails.verification(this.verifyLink(account.email, await tokens.create('verify', id, account.email))),
          { account_id: id },
        )
      }
      return account
    })
  }

  /** False when the link does not work any more. */
  async verify(email: string, token: string): Promise<boolean> {
    return this.change(async ({ accounts, tokens }) => {
      const id = await tokens.use('verify', email, token)
      if (id === undefined) return false
      await accounts.change(id, { verified_at: new Date() })
      return true
    })
  }

  private async change<Result>(
    work: (
      parts: Pick<AccountServiceParts, 'accounts' | 'sessions' | 'tokens' | 'identities' | 'outbox' | 'failures'>,
    ) => Promise<Result>,
  ) {
    const { db, accounts, sessions, tokens, identities, outbox, failures, mailSender } = this.parts
    const result = await db.transaction().execute((on: Transaction<Tables>) =>
      work({
        accounts: accounts.on(on),
        sessions: sessions.on(on),
        tokens: tokens.on(on),
        identities: identities.on(on),
        outbox: outbox.on(on),
        failures: failures.on(on),
      }),
    )
    mailSender.look()
    return result
  }

  private verifyLink(email: string, token: string): string {
    return this.link('/api/verify-email', email, token)
  }

  /** The host is configured, never taken from a request. */
  private link(path: string, email: string, token: string): string {
    return `${this.parts.publicOrigin}${path}?${new URLSearchParams({ email, token })}`
  }
}
