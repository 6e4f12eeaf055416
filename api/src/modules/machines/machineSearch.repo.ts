import { MACHINES_PER_PAGE, SEARCH_COUNTED } from '@brightfill/shared/constants'
import type { FoundMachine, SearchAnswer } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { searchWordsOf } from '../../search/foldText'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import { readFilter } from './machineFilter'
import type { MachineListRepo } from './machineList.repo'
import type { MachinesRepo } from './machines.repo'
import type { MachineWordsRepo, TextSearch } from './machineWords.repo'

type FirstMachine = SearchAnswer['products'][number]

const MOST_LINES = 2

interface Found {
  ids: number[]
  total: number
}

/**
 * Machines for the search of the site: those that have the words in name, model or SKU come before those that have them
 * elsewhere. Above `SEARCH_COUNTED` the newest come first, as in the list.
 */
export class MachineSearchRepo {
  private readonly found: RevisionCache<Found>

  constructor(
    private readonly db: Kysely<Tables>,
    revision: Revision,
    private readonly words: MachineWordsRepo,
    private readonly list: MachineListRepo,
    private readonly machines: MachinesRepo,
  ) {
    this.found = new RevisionCache(revision, 2000)
  }

  /** The first machines, and how many there are, counted up to `SEARCH_COUNTED`. */
  async first(text: string, limit: number): Promise<{ machines: FirstMachine[]; total: number }> {
    const search = await this.words.understand(text)
    if (!search) return { machines: [], total: 0 }
    const { query, terms } = search
    const { ids, total } = await this.found.get({ query, limit }, async () => {
      const few = query === undefined ? undefined : await this.ranked({ query, terms }, limit, 0)
      return few ?? { ids: await this.newest(query, limit), total: SEARCH_COUNTED }
    })
    const { rows: machines } = await sql<FirstMachine>`
      select name, slug, model, coalesce(images ->> 0, '') as image
      from unnest(${ids}::int[]) with ordinality as wanted (id, place) join machine on machine.id = wanted.id
      order by place`.execute(this.db)
    return { machines, total }
  }

  /** A page of all machines that match. */
  async page(text: string, page: number): Promise<{ machines: FoundMachine[]; total: number; marks: string[] }> {
    const { query, terms } = (await this.words.understand(text)) ?? { terms: [] }
    if (query === undefined) return { machines: [], total: 0, marks: [] }
    const { ids, total } = await this.found.get({ query, page }, async () => {
      const few = await this.ranked({ query, terms }, MACHINES_PER_PAGE, (page - 1) * MACHINES_PER_PAGE)
      return few ?? (await this.list.page(readFilter({ search: text }), page))
    })
    const marks = terms.flatMap(({ spellings }) => spellings)
    return { machines: await this.withLines(ids, marks), total, marks }
  }

  /** Some of the machines that match, best first, when all are few enough to look at each. */
  private async ranked(
    { query, terms }: Required<TextSearch>,
    limit: number,
    offset: number,
  ): Promise<Found | undefined> {
    const { rows } = await sql<{ machine_id: number }>`
      select machine_id from product_filter where search @@ ${query}::tsquery limit ${SEARCH_COUNTED}`.execute(this.db)
    if (rows.length === SEARCH_COUNTED) return undefined
    const all = rows.map(({ machine_id }) => machine_id)
    const patterns = terms.map(({ spellings }) => spellings.join('|')) // of letters and digits only
    const { rows: best } = await sql<{ id: number }>`
      select id from machine where id = any(${all}::int[])
      order by
        (regexp_replace(lower(concat_ws(' ', name, model, sku)), '[^[:alnum:] ]', '', 'g')
          ~ all(${patterns}::text[])) desc,
        published_at desc, id desc
      limit ${limit} offset ${offset}`.execute(this.db)
    return { ids: best.map(({ id }) => id), total: all.length }
  }

  private async newest(query: string | undefined, limit: number): Promise<number[]> {
    const { rows } = await sql<{ machine_id: number }>`
      select machine_id from product_filter ${query === undefined ? sql`` : sql`where search @@ ${query}::tsquery`}
      order by published_at desc, machine_id desc limit ${limit}`.execute(this.db)
    return rows.map(({ machine_id }) => machine_id)
  }

  private async withLines(ids: number[], marks: readonly string[]): Promise<FoundMachine[]> {
    const cards = await this.machines.cards(ids, undefined)
    const rows = await this.db
      .selectFrom('machine')
      .select(['id', 'manufacturer', 'sku', 'technical_specifications'])
      .where('id', 'in', [0, ...ids])
      .execute()
    const others = new Map(rows.map(({ id, ...row }) => [id, row]))
    return cards.map((card) => {
      const { manufacturer = '', sku = '', technical_specifications = [] } = others.get(card.id) ?? {}
      const lines = technical_specifications
        .flatMap(({ specifications }) => specifications)
        .map((line) => ({ line, found: foundIn(`${line.name} ${line.value}`, marks) }))
      const best = lines.filter(({ found }) => found > 0).sort((one, other) => other.found - one.found)
      const specifications = best.slice(0, MOST_LINES).map(({ line }) => line)
      return { ...card, manufacturer, sku, specifications }
    })
  }
}

/** How many of the found words a text has. */
function foundIn(text: string, marks: readonly string[]): number {
  const words = searchWordsOf(text)
  return marks.filter((mark) => words.some((word) => word.includes(mark))).length
}
