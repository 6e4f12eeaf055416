import type { OfficeMenu } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** The places of pages in the menu, offline ones too. */
export class MenuRepo extends Repo {
  entries(): Promise<OfficeMenu['entries']> {
    return this.db
      .selectFrom('page')
      .select(['id', 'title', 'url', 'published'])
      .where('menu_position', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('menu_position')
      .orderBy('id')
      .execute()
  }

  /** @returns whether all of these pages exist; otherwise changes nothing */
  async set(pages: readonly number[]): Promise<boolean> {
    const { rows } = await sql<{ there: number }>`
      select count(*)::int as there from page where id = any(${pages}::int[]) and deleted_at is null`.execute(this.db)
    if (rows[0]?.there !== pages.length) return false
    await sql`
      update page set menu_position = place, updated_at = page.updated_at
      from (
          select page.id, place from page
          left join unnest(${pages}::int[]) with ordinality as wanted (id, place) on wanted.id = page.id
        ) as placed
      where placed.id = page.id and menu_position is distinct from place`.execute(this.db)
    return true
  }
}
