import { type Kysely, sql } from 'kysely'
import type { OptionKind, Tables } from '../database/tables'
import { searchWordsOf } from '../search/foldText'
import type { ImportedMachine } from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'

/** Writes machines together with what lists and search are read from. */
export class MachineWriterRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Makes sure the options exist in this order and answers their ids by name. */
  async options(kind: OptionKind, names: readonly string[]): Promise<Map<string, number>> {
    for (const [position, name] of names.entries()) {
      await this.db
        .insertInto('filter_option')
        .values({ kind, name, position })
        .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ position }))
        .execute()
    }
    const rows = await this.db.selectFrom('filter_option').select(['id', 'name']).where('kind', '=', kind).execute()
    return new Map(rows.map(({ id, name }) => [name, id]))
  }

  /** Adds the machine or replaces the one of that slug, or of a slug it had before. */
  async save(machine: ImportedMachine, optionIds: Record<OptionKind, readonly number[]>): Promise<number> {
    const { tabs_description: tab, former_slugs = [] } = machine
    const slugs = new FormerSlugsRepo(this.db, 'machine')
    await slugs.rename(machine.slug, former_slugs)
    const row = {
      slug: machine.slug,
      name: machine.name,
      model: machine.model,
      manufacturer: machine.manufacturer,
      year: machine.year,
      description: machine.description,
      sku: machine.sku,
      capacity: machine.capacity,
      condition_note: machine.condition_note,
      price: machine.price,
      images: JSON.stringify(machine.images),
      technical_specifications: JSON.stringify(machine.technical_specifications),
      video_type: tab.video_type,
      local_video: tab.local_video,
      iframe_video: tab.iframe_video,
      video_poster: tab.video_poster,
      description_text: tab.text,
      reviews: JSON.stringify(machine.reviews),
      meta_title: machine.meta_title,
      meta_description: machine.meta_description,
      published_at: machine.published_at,
      deleted_at: null,
      updated_at: new Date(),
    }
    const { id } = await this.db
      .insertInto('machine')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await slugs.keep(id, machine.slug, former_slugs)
    await this.db.deleteFrom('machine_option').where('machine_id', '=', id).execute()
    const links = Object.values(optionIds).flatMap((ids) =>
      ids.map((option_id, position) => ({ machine_id: id, option_id, position })),
    )
    if (links.length > 0) await this.db.insertInto('machine_option').values(links).execute()
    await this.publish(id, machine, optionIds)
    return id
  }

  async addKnownModel(manufacturer: string, model: string, years: readonly number[]): Promise<void> {
    if (years.length === 0) return
    await this.db
      .insertInto('known_model')
      .values(years.map((year) => ({ manufacturer, model, year })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** The narrow row that makes the machine visible; a draft has none. */
  private async publish(
    id: number,
    machine: ImportedMachine,
    { category, bottles, beverage }: Record<OptionKind, readonly number[]>,
  ) {
    await this.db.deleteFrom('product_filter').where('machine_id', '=', id).execute()
    if (machine.published_at === null) return
    const words = searchWordsOf([machine.name, machine.model, machine.manufacturer, ...machine.categories].join(' '))
    await sql`
      insert into product_filter (machine_id, published_at, category, bottles, beverage, price, year, search)
      values (${id}, ${machine.published_at}::timestamptz, ${category}::int[], ${bottles}::int[], ${beverage}::int[],
        ${machine.price}::int, ${machine.year}::int, array_to_tsvector(${words}::text[]))`.execute(this.db)
    await sql`insert into search_word (word) select unnest(${words}::text[]) on conflict do nothing`.execute(this.db)
  }
}
