import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import { foldText, searchWordsOf } from '../search/foldText'
import { changeTime } from './changeTime'
import {
  type ImportedMachine,
  type ImportedModel,
  type ImportedOption,
  machineColumns,
  tabColumns,
} from './contentFile'
import { filterValues, type NamedOption } from './filterValues'
import { FormerSlugsRepo } from './formerSlugs.repo'
import { UnfitContent } from './UnfitContent'

/** Writes machines and the tables behind lists and search, several machines with each statement. */
export class MachineWriterRepo extends Repo {
  /** Adds missing options, in order. */
  async saveOptions(options: readonly ImportedOption[]): Promise<void> {
    await sql`
      insert into filter_option (kind, name, position)
      select kind, name, position from jsonb_populate_recordset(null::filter_option, ${JSON.stringify(options)}::jsonb)
      on conflict (kind, name) do update set position = excluded.position`.execute(this.db)
  }

  /** Adds the machines, or replaces those with the same slug or a former one. */
  async save(machines: readonly ImportedMachine[]): Promise<void> {
    const slugs = new FormerSlugsRepo(this.db, 'machine')
    for (const { slug, former_slugs = [] } of machines) await slugs.rename(slug, former_slugs)
    const idOf = await this.saveRows(machines)
    await slugs.free(machines.map(({ slug }) => slug))
    for (const { slug, former_slugs = [] } of machines) await slugs.keep(idOf(slug), former_slugs)
    await this.saveLinks(machines, idOf)
  }

  async addKnownModels(models: readonly ImportedModel[]): Promise<void> {
    await sql`
      insert into known_model
      select * from jsonb_populate_recordset(null::known_model, ${JSON.stringify(models)}::jsonb)
      on conflict do nothing`.execute(this.db)
  }

  /** @returns the id of each slug */
  private async saveRows(machines: readonly ImportedMachine[]): Promise<(slug: string) => number> {
    const rows = machines.map(({ tabs_description: { text, ...tab }, selling_state = 'available', ...machine }) => ({
      ...machine,
      selling_state,
      ...tab,
      description_text: text,
    }))
    const columns = [...machineColumns, ...tabColumns, 'description_text']
    const listed = sql.join(columns.map((column) => sql.ref(column)))
    const { rows: saved } = await sql<{ id: number; slug: string }>`
      insert into machine (${listed})
      select ${listed} from jsonb_populate_recordset(null::machine, ${JSON.stringify(rows)}::jsonb)
      on conflict (slug) do update
        set (${listed}) = row (${sql.join(columns.map((column) => sql.ref(`excluded.${column}`)))}),
        deleted_at = null, updated_at = ${changeTime('machine', columns, sql`machine.deleted_at is not null`)}
      returning id, slug`.execute(this.db)
    const ids = new Map(saved.map(({ id, slug }) => [slug, id]))
    return (slug) => {
      const id = ids.get(slug)
      if (id === undefined) throw new Error(`The machine ${slug} was not written`)
      return id
    }
  }

  /** The options of the machines, and the narrow row that makes a machine visible; drafts have none. */
  private async saveLinks(machines: readonly ImportedMachine[], idOf: (slug: string) => number): Promise<void> {
    const found = machines.map((machine) => ({ machine, ...filterValues(machine) }))
    const optionId = await this.optionIds(found.flatMap(({ options }) => options))
    const rows = found.map(({ machine, options, figures }) => ({
      machine_id: idOf(machine.slug),
      published_at: machine.published_at,
      figures,
      words: machineWordsOf(machine),
      links: options.map(({ made, ...option }) => ({ made, option_id: optionId(machine.slug, option) })),
    }))
    const links = rows.flatMap(({ machine_id, links }) =>
      links.flatMap(({ made, option_id }, position) => (made ? [] : [{ machine_id, option_id, position }])),
    )
    const published = rows
      .filter(({ published_at }) => published_at !== null)
      .map(({ links, ...row }) => ({ ...row, options: links.map(({ option_id }) => option_id) }))
    const ids = rows.map(({ machine_id }) => machine_id)
    // Few statements: on the embedded database, other callers wait during each round trip.
    await sql`
      with unlisted as (delete from product_filter where machine_id = any(${ids}::int[])),
        former as (select * from machine_option where machine_id = any(${ids}::int[])),
        present as (select * from jsonb_populate_recordset(null::machine_option, ${JSON.stringify(links)}::jsonb)),
        changed as (
          select machine_id from (table present except table former) as added
          union select machine_id from (table former except table present) as removed
        ),
        stamped as (
          update machine set updated_at = now() where id in (table changed) and updated_at <> now()
        )
      delete from machine_option where machine_id = any(${ids}::int[])`.execute(this.db)
    const words = [...new Set(published.flatMap(({ words }) => words))]
    await sql`
      with linked as (
        insert into machine_option
        select * from jsonb_populate_recordset(null::machine_option, ${JSON.stringify(links)}::jsonb)
      ), listed as (
        insert into product_filter (machine_id, published_at, options, figures, search)
        select machine_id, published_at, options, figures, array_to_tsvector(words)
        from jsonb_to_recordset(${JSON.stringify(published)}::jsonb) as row (machine_id int, published_at timestamptz,
          options int[], figures jsonb, words text[])
      )
      insert into search_word (word) select unnest(${words}::text[]) on conflict do nothing`.execute(this.db)
  }

  /**
   * The ids of the options that machines name. Options from texts are added automatically; the list sorts the names.
   * @throws UnfitContent for a name that is not in the catalogue
   */
  private async optionIds(options: readonly NamedOption[]) {
    const asked = ['', ...new Set(options.map(({ name }) => name))]
    const known = await this.known(asked)
    const added = options.filter(({ kind, name, made }) => made && !known.has(`${kind} ${name}`))
    if (added.length > 0)
      await this.db
        .insertInto('filter_option')
        .values(added.map(({ kind, name }) => ({ kind, name, position: 0 })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const ids = added.length > 0 ? await this.known(asked) : known
    return (slug: string, { kind, name }: Pick<NamedOption, 'kind' | 'name'>) => {
      const id = ids.get(`${kind} ${name}`)
      if (id === undefined)
        throw new UnfitContent('machines', slug, `names the option "${name}", which the catalogue does not have`)
      return id
    }
  }

  private async known(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('filter_option')
      .select(['id', 'kind', 'name'])
      .where('name', 'in', names)
      .execute()
    return new Map(rows.map(({ id, kind, name }) => [`${kind} ${name}`, id]))
  }
}

/**
 * The search words of a machine: names, numbers, options and specification. Model, SKU and maker are also indexed as
 * one word, without hyphens and spaces.
 */
function machineWordsOf(machine: ImportedMachine): string[] {
  const { name, model, manufacturer, sku, capacity, categories, bottles, beverages } = machine
  const specifications = machine.technical_specifications.flatMap((group) =>
    group.specifications.map(({ name, value }) => `${name} ${value}`),
  )
  const text = [name, model, manufacturer, sku, capacity, ...categories, ...bottles, ...beverages, ...specifications]
  const whole = [model, sku, manufacturer].map((name) => foldText(name).replaceAll(' ', ''))
  return [...new Set([...text, ...whole].flatMap(searchWordsOf))]
}
