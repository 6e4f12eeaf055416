import { Repo } from '../../database/Repo'
import { newSecret } from '../accounts/secrets'

/** Whether a person gets mails about saved machines, and the token that stops them. */
export class SavedMachineMailsRepo extends Repo {
  async wanted(accountId: number): Promise<boolean> {
    const row = await this.db
      .selectFrom('saved_machine_mails')
      .select('stopped_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return !row?.stopped_at
  }

  async want(accountId: number, wanted: boolean): Promise<void> {
    const values = { account_id: accountId, stop_token: newSecret(), stopped_at: wanted ? null : new Date() }
    await this.db
      .insertInto('saved_machine_mails')
      .values(values)
      .onConflict((row) => row.column('account_id').doUpdateSet({ stopped_at: values.stopped_at }))
      .execute()
  }

  /** The token for mails to this person; undefined when they do not want any. */
  async tokenFor(accountId: number): Promise<string | undefined> {
    const row = await this.db
      .insertInto('saved_machine_mails')
      .values({ account_id: accountId, stop_token: newSecret() })
      .onConflict((known) => known.column('account_id').doUpdateSet({ account_id: accountId }))
      .returning(['stop_token', 'stopped_at'])
      .executeTakeFirstOrThrow()
    return row.stopped_at ? undefined : row.stop_token
  }

  async knows(token: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('saved_machine_mails')
      .select('account_id')
      .where('stop_token', '=', token)
      .executeTakeFirst()
    return row !== undefined
  }

  async stop(token: string): Promise<void> {
    await this.db
      .updateTable('saved_machine_mails')
      .set({ stopped_at: new Date() })
      .where('stop_token', '=', token)
      .execute()
  }
}
