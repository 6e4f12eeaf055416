import type { MachineCard, MachineDetail } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import { Repo } from '../../database/Repo'
import { focalPoint, hasFocalPoint } from '../media-library/focalPoints'

/** Machines on a page of the full list: about a megabyte, which does not delay other calls. */
const LISTED_AT_ONCE = 10_000

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

/** A fact about the pictures of a machine, by path; null without any. */
const ofPictures = (fact: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`(
    select jsonb_object_agg('public/' || media_file.name, ${fact}) from media_file
    where media_file.name in (select substr(image, 8) from jsonb_array_elements_text(images) as image) and ${where})`
const focal = ofPictures(focalPoint, hasFocalPoint)
const alts = ofPictures(sql`alt`, sql`alt <> ''`)

/** Drops facts without values. */
function withFacts<Row extends { focal?: object | null; alts?: object | null }>({ focal, alts, ...row }: Row) {
  return { ...row, ...(focal && { focal }), ...(alts && { alts }) } as Row
}

/** Single machines, and lists other than the filtered one. Only published machines exist here. */
export class MachinesRepo extends Repo {
  /** The machine with this slug, current or former; the answer has the current one. */
  async findBySlug(slug: string, caller: number | undefined): Promise<MachineDetail | undefined> {
    const { rows } = await sql<Omit<MachineDetail, 'category_name'>>`
      select machine.id, slug, name, model, manufacturer, description, year, sku as weight, capacity as unit_of_measure,
        condition_note as type_of_material, price, selling_state, images, technical_specifications,
        jsonb_build_object('video_type', video_type, 'local_video', local_video, 'iframe_video', iframe_video,
          'video_poster', video_poster, 'text', description_text) as tabs_description,
        reviews, meta_title, meta_description, published_at, updated_at, ${focal} as focal, ${alts} as alts,
        ${categoriesAndWish(caller)}
      from machine
      where machine.id = ${idOfSlug('machine', slug)} and published_at is not null and deleted_at is null`.execute(
      this.db,
    )
    const [row] = rows
    return row && { ...withFacts(row), category_name: row.categories[0]?.name ?? '' }
  }

  /** Cards in the order of the ids. */
  async cards(ids: readonly number[], caller: number | undefined): Promise<MachineCard[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<MachineCard>`
      select machine.id, name, model, year, images, slug, price, condition_note as condition,
        selling_state, updated_at, ${focal} as focal,
        ${categoriesAndWish(caller)}
      from unnest(${ids}::int[]) with ordinality as wanted (id, place)
      join machine on machine.id = wanted.id
      where deleted_at is null
      order by place`.execute(this.db)
    return rows.map(withFacts)
  }

  /** The id of a machine by its current slug. */
  async idOf(slug: string): Promise<number | undefined> {
    const row = await this.db.selectFrom('machine').select('id').where('slug', '=', slug).executeTakeFirst()
    return row?.id
  }

  /** A page of all published machines by id, for the sitemap. */
  async addresses(page: number) {
    const { rows } = await sql<{ slug: string; updated_at: string; total: number }>`
      select slug, updated_at, (select count(*) from product_filter)::int as total
      from product_filter join machine on machine.id = machine_id
      where deleted_at is null
      order by machine_id desc limit ${LISTED_AT_ONCE}::int offset ${(page - 1) * LISTED_AT_ONCE}::int`.execute(this.db)
    return {
      data: rows.map(({ total: _, ...address }) => address),
      total_pages: Math.ceil((rows[0]?.total ?? 0) / LISTED_AT_ONCE),
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
