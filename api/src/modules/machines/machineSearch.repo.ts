import { MACHINES_PER_PAGE, SEARCH_COUNTED } from '@brightfill/shared/constants'
import type { FoundMachine, SearchAnswer } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { searchWordsOf } from '../../search/foldText'
import type { MachineListRepo } from './machineList.repo'
import type { MachinesRepo } from './machines.repo'

type FirstMachine = SearchAnswer['products'][number]

const MOST_LINES = 2

interface Found {
  ids: number[]
  total: number
  /** The matched spellings. */
  marks: string[]
}

/**
 * Machines for the site search: matches in name, model or SKU come before other matches. Above `SEARCH_COUNTED` matches
 * the newest come first, as in the list.
 */
export class MachineSearchRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly list: MachineListRepo,
    private readonly machines: MachinesRepo,
  ) {}

  /** The first machines, and the total, counted up to `SEARCH_COUNTED`. */
  async first(text: string, limit: number): Promise<{ machines: FirstMachine[]; total: number }> {
    const { ids, total } = await this.found(text.trim(), limit)
    const { rows: machines } = await sql<FirstMachine>`
      select name, slug, model, coalesce(images ->> 0, '') as image
      from unnest(${ids}::int[]) with ordinality as wanted (id, place) join machine on machine.id = wanted.id
      order by place`.execute(this.db)
    return { machines, total }
  }

  /** A page of all machines that match. */
  async page(text: string, page: number): Promise<{ machines: FoundMachine[]; total: number; marks: string[] }> {
    if (text.trim() === '') return { machines: [], total: 0, marks: [] }
    const { ids, total, marks } = await this.found(text.trim(), MACHINES_PER_PAGE, (page - 1) * MACHINES_PER_PAGE)
    return { machines: await this.withLines(ids, marks), total, marks }
  }

  /** A page of the matching machines: best first when they are few enough to rank, else newest first. */
  private async found(text: string, limit: number, offset = 0): Promise<Found> {
    if (text === '') return { ids: await this.list.newest('', limit), total: SEARCH_COUNTED, marks: [] }
    const { search: { terms = [] } = {}, total, few } = await this.list.matches(text)
    const found = { total, marks: terms.flatMap(({ spellings }) => spellings) }
    if (!few) {
      const newest = await this.list.newest(text, offset + limit)
      return { ids: newest.slice(offset), ...found }
    }
    const patterns = terms.map(({ spellings }) => spellings.join('|')) // of letters and digits only
    const { rows: best } = await sql<{ id: number }>`
      select id from machine where id = any(${few}::int[])
      order by
        (regexp_replace(lower(concat_ws(' ', name, model, sku)), '[^[:alnum:] ]', '', 'g')
          ~ all(${patterns}::text[])) desc,
        published_at desc, id desc
      limit ${limit} offset ${offset}`.execute(this.db)
    return { ids: best.map(({ id }) => id), ...found }
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

/** The number of matched words in a text. */
function foundIn(text: string, marks: readonly string[]): number {
  const words = searchWordsOf(text)
  return marks.filter((mark) => words.some((word) => word.includes(mark))).length
}
