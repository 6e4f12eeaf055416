import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import { hashOf, newSecret } from '../modules/accounts/secrets'
import { isOpen } from '../modules/office/officeSessions.repo'
import type { ContentRef } from './drafts.repo'

const LASTS = sql`interval '15 minutes'`

/** Tokens that show a draft on its page (O-21). Only their hashes are stored. */
export class PreviewsRepo extends Repo {
  /** @param cookie of the office session that the token belongs to */
  async create({ kind, key }: ContentRef, cookie: string): Promise<{ token: string; expires_at: string }> {
    const token = newSecret()
    const { rows } = await sql<{ expires_at: string }>`
      insert into preview (token_hash, cookie_hash, kind, key, expires_at)
      values (${hashOf(token)}, ${hashOf(cookie)}, ${kind}, ${key}, now() + ${LASTS}) returning expires_at`.execute(
      this.db,
    )
    return { token, expires_at: rows[0]?.expires_at ?? '' }
  }

  /** The draft that a token shows; undefined once it has expired or its office is closed. */
  async find(token: string): Promise<ContentRef | undefined> {
    const { rows } = await sql<ContentRef>`
      select kind, key from preview join office_session using (cookie_hash)
      where preview.token_hash = ${hashOf(token)} and expires_at > now() and ${isOpen}`.execute(this.db)
    return rows[0]
  }
}
