import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import type { MakeKind, OptionKind } from '../database/tables'
import { foldText, searchWordsOf } from '../search/foldText'
import {
  type ImportedMachine,
  type ImportedModel,
  type ImportedOption,
  machineColumns,
  tabColumns,
} from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'
import { machineFacets } from './machineFacets'
import { UnfitContent } from './UnfitContent'

/** Writes machines together with what lists and search are read from: several of them with each statement. */
export class MachineWriterRepo extends Repo {
  /** Makes sure the options exist, in their order. */
  async saveOptions(options: readonly ImportedOption[]): Promise<void> {
    await sql`
      insert into filter_option (kind, name, position)
      select kind, name, position from jsonb_populate_recordset(null::filter_option, ${JSON.stringify(options)}::jsonb)
      on conflict (kind, name) do update set position = excluded.position`.execute(this.db)
  }

  /** Adds the machines or replaces those of their slugs, or of slugs they had before. */
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
        deleted_at = null, updated_at = now()
      returning id, slug`.execute(this.db)
    const ids = new Map(saved.map(({ id, slug }) => [slug, id]))
    return (slug) => {
      const id = ids.get(slug)
      if (id === undefined) throw new Error(`The machine ${slug} was not written`)
      return id
    }
  }

  /** The options of the machines, and the narrow row that makes a machine visible; a draft has none. */
  private async saveLinks(machines: readonly ImportedMachine[], idOf: (slug: string) => number): Promise<void> {
    const optionIds = await this.optionIds(machines)
    const one = (slug: string, kind: MakeKind, name: string | null) =>
      name === null ? null : optionIds(slug, kind, [name])[0]
    const found = machines.map((machine) => ({
      ...machine,
      made: machineFacets(machine),
      words: machineWordsOf(machine),
    }))
    const rows = found.map(({ slug, categories, bottles, beverages, made, words, ...machine }) => ({
      machine_id: idOf(slug),
      category: optionIds(slug, 'category', categories),
      bottles: optionIds(slug, 'bottles', bottles),
      beverage: optionIds(slug, 'beverage', beverages),
      published_at: machine.published_at,
      price: machine.price,
      year: machine.year,
      manufacturer: one(slug, 'manufacturer', made.manufacturer),
      condition: one(slug, 'condition', made.condition),
      output: made.output,
      words,
    }))
    const links = rows.flatMap(({ machine_id, category, bottles, beverage }) =>
      [category, bottles, beverage].flatMap((ids) =>
        ids.map((option_id, position) => ({ machine_id, option_id, position })),
      ),
    )
    const published = rows.filter(({ published_at }) => published_at !== null)
    const ids = rows.map(({ machine_id }) => machine_id)
    // Few statements: each goes to the embedded database and back while others wait for it.
    await sql`
      with unlinked as (delete from machine_option where machine_id = any(${ids}::int[]))
      delete from product_filter where machine_id = any(${ids}::int[])`.execute(this.db)
    const words = [...new Set(published.flatMap(({ words }) => words))]
    await sql`
      with linked as (
        insert into machine_option
        select * from jsonb_populate_recordset(null::machine_option, ${JSON.stringify(links)}::jsonb)
      ), listed as (
        insert into product_filter (machine_id, published_at, category, bottles, beverage, price, year, manufacturer,
          condition, output, search)
        select machine_id, published_at, category, bottles, beverage, price, year, manufacturer, condition, output,
          array_to_tsvector(words)
        from jsonb_to_recordset(${JSON.stringify(published)}::jsonb) as row (machine_id int, published_at timestamptz,
          category int[], bottles int[], beverage int[], price int, year int, manufacturer int, condition int,
          output int, words text[])
      )
      insert into search_word (word) select unnest(${words}::text[]) on conflict do nothing`.execute(this.db)
  }

  /**
   * Ids of the options that machines name. Manufacturers and conditions become options by themselves; the names are
   * sorted in the list.
   * @throws UnfitContent for a name the catalogue does not have
   */
  private async optionIds(machines: readonly ImportedMachine[]) {
    const made = machines.map(machineFacets).flatMap(({ manufacturer, condition }) => [
      { kind: 'manufacturer' as const, name: manufacturer ?? '', position: 0 },
      { kind: 'condition' as const, name: condition ?? '', position: 0 },
    ])
    const names = machines.flatMap(({ categories, bottles, beverages }) => [...categories, ...bottles, ...beverages])
    const asked = ['', ...new Set([...names, ...made.map(({ name }) => name)])]
    const known = await this.known(asked)
    const added = made.filter(({ kind, name }) => name !== '' && !known.has(`${kind} ${name}`))
    if (added.length > 0)
      await this.db
        .insertInto('filter_option')
        .values(added)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const ids = added.length > 0 ? await this.known(asked) : known
    return (slug: string, kind: OptionKind, wanted: readonly string[]) =>
      wanted.map((name) => {
        const id = ids.get(`${kind} ${name}`)
        if (id === undefined)
          throw new UnfitContent('machines', slug, `names the option "${name}", which the catalogue does not have`)
        return id
      })
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
 * The words a machine is found by: names, numbers, options and its specification. Model, SKU and maker are also found
 * as one word, whatever hyphens and spaces they are typed with.
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
