import type { ListedMachinesAnswer, MachineCard, MachineDetail } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import { Repo } from '../../database/Repo'

/** Machines of a piece of the list of everything: about a megabyte, which holds up nobody. */
const LISTED_AT_ONCE = 10_000
const LARGEST_ID = 2_147_483_647

/** Columns of a machine: its categories, and whether the caller saved it. */
const categoriesAndWish = (caller: number | undefined) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', filter_option.id, 'name', filter_option.name)
      order by machine_option.position)
    from machine_option join filter_option on filter_option.id = option_id
    where machine_id = machine.id and kind = 'category'
  ), '[]') as categories,
  (exists (
    select 1 from wishlist where account_id = ${caller ?? null}::int and machine_id = machine.id
  ))::int as in_wishlist`

/** Single machines, and lists that are not the filtered one. Only published machines exist here. */
export class MachinesRepo extends Repo {
  /** The machine of a slug, or the one that had it before: its own slug is in the answer. */
  async findBySlug(slug: string, caller: number | undefined): Promise<MachineDetail | undefined> {
    const { rows } = await sql<Omit<MachineDetail, 'category_name'>>`
      select machine.id, slug, name, model, manufacturer, description, year, sku as weight, capacity as unit_of_measure,
        condition_note as type_of_material, price, selling_state, images, technical_specifications,
        jsonb_build_object('video_type', video_type, 'local_video', local_video, 'iframe_video', iframe_video,
          'video_poster', video_poster, 'text', description_text) as tabs_description,
        reviews, meta_title, meta_description, published_at, updated_at,
        ${categoriesAndWish(caller)}
      from machine
      where machine.id = ${idOfSlug('machine', slug)} and published_at is not null and deleted_at is null`.execute(
      this.db,
    )
    const [row] = rows
    return row && { ...row, category_name: row.categories[0]?.name ?? '' }
  }

  /** Cards in the order of the ids. */
  async cards(ids: readonly number[], caller: number | undefined): Promise<MachineCard[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<MachineCard>`
      select machine.id, name, model, year, images, slug, price, condition_note as condition,
        selling_state, updated_at,
        ${categoriesAndWish(caller)}
      from unnest(${ids}::int[]) with ordinality as wanted (id, place)
      join machine on machine.id = wanted.id
      where deleted_at is null
      order by place`.execute(this.db)
    return rows
  }

  /**
   * Up to eight others, those that share a category first, then the newest; without a machine those longest on
   * offer.
   */
  async alsoLike(slug: string): Promise<number[]> {
    if (!slug) return this.longestOnOffer(8)
    const { rows } = await sql<{ machine_id: number }>`
      with of_slug as (
        select machine_id, category from product_filter where machine_id = (select id from machine where slug = ${slug})
      ), alike as (
        (select machine_id, 0 as far, published_at from product_filter
         where category && (select category from of_slug) order by published_at desc, machine_id desc limit 9)
        union all
        (select machine_id, 1, published_at from product_filter order by published_at desc, machine_id desc limit 17)
      )
      select machine_id from alike
      where machine_id not in (select machine_id from of_slug)
      group by machine_id, published_at
      order by min(far), published_at desc, machine_id desc
      limit 8`.execute(this.db)
    return rows.map(({ machine_id }) => machine_id)
  }

  /** A list starts with the newest, so these are the ones it shows last. */
  private async longestOnOffer(count: number): Promise<number[]> {
    const { rows } = await sql<{ machine_id: number }>`
      select machine_id from product_filter order by published_at, machine_id limit ${count}`.execute(this.db)
    return rows.map(({ machine_id }) => machine_id)
  }

  /**
   * Everything that is published, for sitemaps: by id, so that the last piece costs no more than the first.
   * @param before the id after which the former answer ended
   */
  async listed(before = LARGEST_ID): Promise<Pick<ListedMachinesAnswer, 'data' | 'next'>> {
    const { rows } = await sql<{ id: number; slug: string; updated_at: string }>`
      select id, slug, updated_at from product_filter join machine on machine.id = machine_id
      where machine_id < ${before}::int and deleted_at is null
      order by machine_id desc limit ${LISTED_AT_ONCE}::int`.execute(this.db)
    return {
      data: rows.map(({ slug, updated_at }) => ({ slug, updated_at })),
      next: rows.length < LISTED_AT_ONCE ? null : (rows.at(-1)?.id ?? null),
    }
  }

  async manufacturers(): Promise<{ name: string }[]> {
    return this.db.selectFrom('known_model').select('manufacturer as name').distinct().orderBy('name').execute()
  }

  async models(manufacturer: string): Promise<{ name: string }[]> {
    return this.db
      .selectFrom('known_model')
      .select('model as name')
      .distinct()
      .where('manufacturer', '=', manufacturer)
      .orderBy('name')
      .execute()
  }

  async years(model: string, manufacturer: string | undefined): Promise<{ year: number }[]> {
    let query = this.db.selectFrom('known_model').select('year').distinct().where('model', '=', model)
    if (manufacturer) query = query.where('manufacturer', '=', manufacturer)
    return query.orderBy('year', 'desc').execute()
  }
}
