import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'

/** Former slugs of machines or articles, which keep leading to them. */
export class FormerSlugsRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly kind: 'machine' | 'article',
  ) {}

  /** Gives the row that still has one of the former slugs the new one, unless another row has it. */
  async rename(slug: string, former: readonly string[]): Promise<void> {
    if (former.length === 0) return
    const table = sql.table(this.kind)
    await sql`
      update ${table} set slug = ${slug}
      where id = (select id from ${table} where slug = any(${former}::text[]) order by id limit 1)
        and not exists (select 1 from ${table} where slug = ${slug})`.execute(this.db)
  }

  /** Slugs in use lead to their own rows, even if other rows had them before. */
  async free(slugs: readonly string[]): Promise<void> {
    await this.db.deleteFrom('former_slug').where('kind', '=', this.kind).where('slug', 'in', slugs).execute()
  }

  /** The former slugs lead to the row, unless they are in use. */
  async keep(id: number, former: readonly string[]): Promise<void> {
    if (former.length === 0) return
    const { kind } = this
    await sql`
      insert into former_slug (kind, slug, target_id)
      select ${kind}, former, ${id} from unnest(${former}::text[]) as former
      where not exists (select 1 from ${sql.table(kind)} where slug = former)
      on conflict (kind, slug) do update set target_id = excluded.target_id`.execute(this.db)
  }

  /**
   * The former slugs of all rows that have some.
   * @param id limits them to one row
   */
  async all(id?: number): Promise<Map<number, string[]>> {
    const one = id === undefined ? sql`` : sql`and target_id = ${id}::int`
    const { rows } = await sql<{ target_id: number; slugs: string[] }>`
      select target_id, array_agg(slug order by slug) as slugs from former_slug
      where kind = ${this.kind} ${one} group by target_id`.execute(this.db)
    return new Map(rows.map(({ target_id, slugs }) => [target_id, slugs]))
  }
}
