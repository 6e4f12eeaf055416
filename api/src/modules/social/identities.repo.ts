import type { WaysIn } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** The accounts of people at a provider. */
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

  /** After the owner has proved that the address is theirs: ends all sign-ins with a provider. */
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
