import type { DraftShare } from '@brightfill/shared/contract'
import { may, type Permission } from '@brightfill/shared/roles'
import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import { hashOf, newSecret } from '../modules/accounts/secrets'
import type { Actor } from '../modules/office/activity.repo'
import type { ContentRef } from './drafts.repo'

const LASTS = sql`interval '7 days'`

/** The draft of a link, and whether the link still shows it. */
export interface SharedDraft extends ContentRef, Omit<DraftShare, 'id'> {
  works: boolean
}

/**
 * Links that show a draft to a colleague without an account (O-21). Only hashes of their secrets are stored. A link
 * ends when the account that made it loses the permission or is locked.
 */
export class SharedDraftsRepo extends Repo {
  /** @param needed the permission that sharing it needs */
  async create({ kind, key }: ContentRef, by: Actor & { id: number }, needed: Permission) {
    const token = newSecret()
    const { rows } = await sql<DraftShare>`
      insert into shared_draft (token_hash, kind, key, account_id, may, by, expires_at)
      values (${hashOf(token)}, ${kind}, ${key}, ${by.id}, ${needed}, ${by.name}, now() + ${LASTS})
      returning id, by, at, expires_at`.execute(this.db)
    const [row] = rows
    if (!row) throw new Error('A link to a draft was not stored')
    return { ...row, token }
  }

  /** The working links of an item, newest first. */
  async of({ kind, key }: ContentRef): Promise<DraftShare[]> {
    const rows = await this.read()
      .where('kind', '=', kind)
      .where('key', '=', key)
      .orderBy('shared_draft.id', 'desc')
      .execute()
    return rows.filter(works).map(({ id, by, at, expires_at }) => ({ id, by, at, expires_at }))
  }

  /** @returns whether it was open */
  async end({ kind, key }: ContentRef, id: number): Promise<boolean> {
    const ended = await this.db
      .updateTable('shared_draft')
      .set({ ended_at: new Date() })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  }

  /** Undefined for an unknown token. */
  async find(token: string): Promise<SharedDraft | undefined> {
    const row = await this.read().where('token_hash', '=', hashOf(token)).executeTakeFirst()
    if (!row) return undefined
    const { kind, key, by, at, expires_at } = row
    return { kind, key, by, at, expires_at, works: works(row) }
  }

  private read() {
    return this.db
      .selectFrom('shared_draft')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['shared_draft.id', 'kind', 'key', 'by', 'at', 'expires_at', 'ended_at', 'shared_draft.may'])
      .select(['account.roles', 'account.locked_at'])
  }
}

interface Row {
  expires_at: string
  ended_at: string | null
  locked_at: string | null
  roles: Parameters<typeof may>[0]['roles']
  may: Permission
}

/** Whether the link still shows its draft. */
export function works({ expires_at, ended_at, locked_at, roles, may: needed }: Row): boolean {
  return Date.parse(expires_at) > Date.now() && ended_at === null && locked_at === null && may({ roles }, needed)
}
