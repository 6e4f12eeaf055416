import type { Mailing } from '../../createRepos'
import type { Work } from '../../repos'
import { mails } from '../mail/mails'
import type { ActivityRepo, Deed } from '../office/activity.repo'
import { type AccountRow, fullName } from './accounts.repo'

/** Logs a change to another person's account, in the transaction of the change. */
export type Note = (activity: ActivityRepo) => Promise<void>
export const noNote: Note = async () => {}

/**
 * The base of all changes of an account, each with its sessions, links and mails in one transaction. All lock the links
 * first, then the account, then the count of mails, so that two of them do not deadlock.
 */
export abstract class AccountWork {
  constructor(protected readonly parts: Mailing) {}

  protected change<Result>(work: (on: Work) => Promise<Result>): Promise<Result> {
    return this.parts.transaction(work)
  }

  /**
   * The office's log records changes to the accounts of staff.
   * @param address the IP address of the change
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
