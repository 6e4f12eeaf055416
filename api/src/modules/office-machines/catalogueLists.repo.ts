import type { ManyFilter, OptionFilter } from '@brightfill/shared/constants'
import type { CatalogueList, CatalogueLists } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { ImportedMachine } from '../../import/contentFile'
import { readMachines } from '../../import/readMachines'
import { writeBatch } from '../../import/writeBatch'

interface Counted {
  kind: OptionFilter
  name: string
  machines: number
}

const kinds: Record<CatalogueList, ManyFilter> = { categories: 'category', bottles: 'bottles', beverages: 'beverage' }

/** The lists of the catalogue, with the number of machines per name (O-39). */
export class CatalogueListsRepo extends Repo {
  async read(): Promise<CatalogueLists> {
    // Manufacturers have no links to machines: they come from the texts of published ones.
    const { rows } = await sql<Counted>`
      select kind, name, coalesce(linked.machines, listed.machines, 0)::int as machines
      from filter_option
      left join (select option_id, count(*) as machines from machine_option group by 1) as linked
        on linked.option_id = filter_option.id
      left join (select unnest(options) as option_id, count(*) as machines from product_filter group by 1) as listed
        on listed.option_id = filter_option.id
      where kind <> 'condition' order by position, name`.execute(this.db)
    const of = (wanted: OptionFilter) =>
      rows.filter(({ kind }) => kind === wanted).map(({ name, machines }) => ({ name, machines }))
    return {
      categories: of('category'),
      bottles: of('bottles'),
      beverages: of('beverage'),
      manufacturers: of('manufacturer'),
    }
  }

  /** @returns whether it was new to the list */
  async add(list: CatalogueList, name: string): Promise<boolean> {
    const { rows } = await sql`
      insert into filter_option (kind, name, position)
      select ${kinds[list]}, ${name}, coalesce(max(position), -1) + 1 from filter_option where kind = ${kinds[list]}
      on conflict (kind, name) do nothing returning id`.execute(this.db)
    return rows.length > 0
  }

  /**
   * Renames it in machines and drafts too. An existing new name merges both.
   * @returns whether the list has the name
   */
  async rename(list: CatalogueList, name: string, to: string): Promise<boolean> {
    const id = await this.idOf(list, name)
    if (id === undefined || name === to) return id !== undefined
    const ids = await this.machinesOf(id)
    if ((await this.idOf(list, to)) === undefined)
      await this.db.updateTable('filter_option').set({ name: to }).where('id', '=', id).execute()
    const named = (names: string[]) => [...new Set(names.map((other) => (other === name ? to : other)))]
    // Through the import writer, because machines are also searched by these names.
    for (const machine of ids) {
      const items = await readMachines(this.db, machine)
      const renamed: ImportedMachine[] = items.map((item) => ({ ...item, [list]: named(item[list]) }))
      if (renamed.length > 0) await writeBatch(this.db, { list: 'machines', items: renamed })
    }
    await sql`delete from filter_option where kind = ${kinds[list]} and name = ${name}`.execute(this.db)
    await this.renameInDrafts(list, named, name)
    return true
  }

  async order(list: CatalogueList, names: readonly string[]): Promise<void> {
    await sql`
      update filter_option set position = place from unnest(${names}::text[]) with ordinality as wanted (name, place)
      where filter_option.kind = ${kinds[list]} and filter_option.name = wanted.name`.execute(this.db)
  }

  /** @returns false while machines use it, undefined when the list does not have it */
  async remove(list: CatalogueList, name: string): Promise<boolean | undefined> {
    const id = await this.idOf(list, name)
    if (id === undefined) return undefined
    if ((await this.machinesOf(id)).length > 0) return false
    await this.db.deleteFrom('filter_option').where('id', '=', id).execute()
    await this.renameInDrafts(list, (names) => names.filter((other) => other !== name), name)
    return true
  }

  private async idOf(list: CatalogueList, name: string): Promise<number | undefined> {
    const option = this.db.selectFrom('filter_option').select('id').where('kind', '=', kinds[list])
    return (await option.where('name', '=', name).executeTakeFirst())?.id
  }

  private async machinesOf(option: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('machine_option')
      .select('machine_id')
      .where('option_id', '=', option)
      .orderBy('machine_id')
      .execute()
    return rows.map(({ machine_id }) => machine_id)
  }

  private async renameInDrafts(list: CatalogueList, named: (names: string[]) => string[], name: string) {
    const { rows } = await sql<{ key: string; names: string[] }>`
      select key, item -> ${list} as names from draft
      where kind = 'machine' and item -> ${list} @> to_jsonb(${name}::text)`.execute(this.db)
    for (const { key, names } of rows)
      await sql`
        update draft set item = jsonb_set(item, array[${list}], ${JSON.stringify(named(names))}::jsonb)
        where kind = 'machine' and key = ${key}`.execute(this.db)
  }
}
