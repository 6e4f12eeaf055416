import type { BinnedContent, ContentVersionRow } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import type { ContentKindName } from '../database/tables'

/** One item of content. */
export interface ContentRef {
  kind: ContentKindName
  key: string
}

export interface StoredDraft<Item> {
  item: Item
  by: string
  at: string
}

export interface Plan extends ContentRef {
  action: 'publish' | 'offline'
  at: string
  by: string
}

const BIN_DAYS = 30

/** Drafts, published versions, plans and the bin of content (O-12, O-16 to O-18). */
export class DraftsRepo extends Repo {
  /** Ignores drafts in the bin. */
  async find<Item>({ kind, key }: ContentRef): Promise<StoredDraft<Item> | undefined> {
    const binned = this.db.selectFrom('content_bin').select('key').where('kind', '=', kind)
    const row = await this.db
      .selectFrom('draft')
      .select(['item', 'by', 'at'])
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('key', 'not in', binned)
      .executeTakeFirst()
    return row as StoredDraft<Item> | undefined // only `save` writes it
  }

  async save({ kind, key }: ContentRef, item: object, by: string): Promise<void> {
    const row = { item: JSON.stringify(item), by, at: new Date() }
    await this.db
      .insertInto('draft')
      .values({ kind, key, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
      .execute()
  }

  async remove({ kind, key }: ContentRef): Promise<void> {
    await this.db.deleteFrom('draft').where('kind', '=', kind).where('key', '=', key).execute()
  }

  async addVersion({ kind, key }: ContentRef, item: object, { by, note = '' }: { by: string; note?: string }) {
    await sql`
      insert into content_version (kind, key, number, item, by, note)
      select ${kind}, ${key}, coalesce(max(number), 0) + 1, ${JSON.stringify(item)}::jsonb, ${by}, ${note}
      from content_version where kind = ${kind} and key = ${key}`.execute(this.db)
  }

  /** Newest first. */
  versions({ kind, key }: ContentRef): Promise<ContentVersionRow[]> {
    return this.db
      .selectFrom('content_version')
      .select(['number', 'by', 'at', 'note'])
      .where('kind', '=', kind)
      .where('key', '=', key)
      .orderBy('number', 'desc')
      .execute()
  }

  /** @param number the latest when missing */
  async version<Item>({ kind, key }: ContentRef, number?: number) {
    const row = await this.db
      .selectFrom('content_version')
      .select(['number', 'item', 'by', 'at', 'note'])
      .where('kind', '=', kind)
      .where('key', '=', key)
      .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
      .orderBy('number', 'desc')
      .executeTakeFirst()
    return row as (ContentVersionRow & { item: Item }) | undefined // only `addVersion` writes it
  }

  /** The planned times of publishing and taking offline. */
  async plans({ kind, key }: ContentRef): Promise<Partial<Record<Plan['action'], string>>> {
    const rows = await this.db
      .selectFrom('content_plan')
      .select(['action', 'at'])
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute()
    return Object.fromEntries(rows.map(({ action, at }) => [action, at]))
  }

  /** @param at null for never */
  async plan({ kind, key }: ContentRef, action: Plan['action'], at: string | null, by: string): Promise<void> {
    if (at === null) {
      const planned = this.db.deleteFrom('content_plan').where('kind', '=', kind).where('key', '=', key)
      await planned.where('action', '=', action).execute()
      return
    }
    await this.db
      .insertInto('content_plan')
      .values({ kind, key, action, at, by })
      .onConflict((conflict) => conflict.columns(['kind', 'key', 'action']).doUpdateSet({ at, by }))
      .execute()
  }

  async bin({ kind, key }: ContentRef, name: string, by: string): Promise<void> {
    await this.db.insertInto('content_bin').values({ kind, key, name, by }).execute()
  }

  /** @returns whether it was in the bin */
  async unbin({ kind, key }: ContentRef): Promise<boolean> {
    const taken = this.db.deleteFrom('content_bin').where('kind', '=', kind).where('key', '=', key)
    return (await taken.returning('key').executeTakeFirst()) !== undefined
  }

  /** Newest first. */
  binned(kind: ContentKindName): Promise<BinnedContent[]> {
    return this.db
      .selectFrom('content_bin')
      .select(['key as id', 'name', 'by', 'at', sql<string>`at + ${BIN_DAYS}::int * interval '1 day'`.as('until')])
      .where('kind', '=', kind)
      .orderBy('at', 'desc')
      .execute()
  }

  /** Deletes content that has been in the bin for 30 days, with its drafts and versions. */
  async emptyBin(): Promise<void> {
    const due = sql`at < now() - ${BIN_DAYS}::int * interval '1 day'`
    const { rows } = await sql`select from content_bin where ${due} limit 1`.execute(this.db)
    // Nothing to do: even a statement that removes nothing makes every api reload the catalogue.
    if (rows.length === 0) return
    await sql`
      with over as (
          delete from content_bin where ${due} returning kind, key),
        drafts as (delete from draft using over where draft.kind = over.kind and draft.key = over.key),
        versions as (
          delete from content_version as version using over where version.kind = over.kind and version.key = over.key),
        machines as (
          delete from machine where deleted_at is not null
            and id in (select key::int from over where kind = 'machine')),
        pages as (
          delete from page where deleted_at is not null and id in (select key::int from over where kind = 'page'))
      delete from article where deleted_at is not null
        and id in (select key::int from over where kind = 'article')`.execute(this.db)
  }

  /** The next due plan that no other api has locked; it stays locked until the transaction ends. */
  async due(): Promise<Plan | undefined> {
    const { rows } = await sql<Plan>`
      select kind, key, action, at, by from content_plan where at <= now() order by at, action desc
      limit 1 for update skip locked`.execute(this.db)
    return rows[0]
  }
}
