import type { WaysIn } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** Which account a person at a provider has here. */
export class IdentitiesRepo extends Repo {
  async accountOf(provider: string, subject: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('identity')
      .select('account_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row?.account_id
  }

  /** For an owner who has shown that the address is theirs: nobody else may sign in with a provider. */
  async unlinkAll(account_id: number): Promise<void> {
    await this.db.deleteFrom('identity').where('account_id', '=', account_id).execute()
  }

  async of(accountId: number): Promise<WaysIn['providers']> {
    const { rows } = await sql<WaysIn['providers'][number]>`
      select provider, min(created_at) as created_at from identity
      where account_id = ${accountId} group by provider order by provider`.execute(this.db)
    return rows
  }

  async unlink(provider: string, accountId: number): Promise<void> {
    await this.db.deleteFrom('identity').where('provider', '=', provider).where('account_id', '=', accountId).execute()
  }

  async link(provider: string, subject: string, account_id: number): Promise<void> {
    await this.db
      .insertInto('identity')
      .values({ provider, subject, account_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
