import {
  eachOptionFilter,
  figureFilters,
  filterSources,
  MACHINES_PER_PAGE,
  type ManyFilter,
  SEARCH_COUNTED,
} from '@brightfill/shared/constants'
import type { CountedOption } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Tables } from '../../database/tables'
import type { Revision } from '../../search/revision'
import { type IndexColumns, type IndexedOption, MachineIndex, type Matches } from './MachineIndex'
import { type MachineFilter, readFilter } from './machineFilter'
import type { MachineWordsRepo, TextSearch } from './machineWords.repo'

export interface MachinePage {
  ids: number[]
  total: number
  totalPages: number
}

/** The meaning of a text, undefined when it finds nothing, and the machines with its words. */
interface TextMatches {
  index: MachineIndex
  search: TextSearch | undefined
  /** 1 at the place of each of them. */
  places: Uint8Array
  total: number
  /** Their ids, below `SEARCH_COUNTED`. */
  few: readonly number[] | undefined
}

/** The catalogue at a revision, and the matches of recent texts. */
interface Known {
  revision: string
  index: Promise<MachineIndex>
  texts: LRUCache<string, Promise<TextMatches>>
}

/** Similar machines share a category. */
const ALIKE: ManyFilter = 'category'
const everything = readFilter()

/** The lists of machines, read once per revision of the catalogue and answered from memory. */
export class MachineListRepo {
  private known: Known | undefined

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly revision: Revision,
    private readonly words: MachineWordsRepo,
  ) {}

  /** The order is total (time, then id), so pages have no gaps and no doubles. */
  async page(filter: MachineFilter, page: number): Promise<MachinePage> {
    const { index, places } = await this.find(filter)
    const total = places.length
    if (filter.order === 'oldest') places.reverse()
    const from = (page - 1) * MACHINES_PER_PAGE
    const ids = index.idsAt(places.slice(from, from + MACHINES_PER_PAGE))
    return { ids, total, totalPages: Math.ceil(total / MACHINES_PER_PAGE) }
  }

  /**
   * The options of each list, with the number of machines that each would show given the other filters, and the
   * bounds of figures. An option from machine texts is offered while a machine has it.
   */
  async filterSets(filter: MachineFilter) {
    const { index, counts } = await this.find(filter)
    const counted = (kind: IndexedOption['kind']): CountedOption[] =>
      index.options.flatMap((option, place) =>
        option.kind === kind && (filterSources[kind].kind === 'many' || index.used.has(place))
          ? [{ id: option.id, name: option.name, count: counts[place] ?? 0 }]
          : [],
      )
    return { ...eachOptionFilter(counted), ...index.bounds }
  }

  /** Ids of all machines that match, the newest first. */
  async matching(filter: MachineFilter): Promise<number[]> {
    const { index, places } = await this.find(filter)
    return index.idsAt(places)
  }

  /** The newest machines with the words of a text; without a text, the newest of all. */
  async newest(text: string, count: number): Promise<number[]> {
    const { index, places } = await this.find({ ...everything, search: text })
    return index.idsAt(places.slice(0, count))
  }

  /** Cached: the list, its filters and each page of a search ask for the same text. */
  async matches(text: string): Promise<TextMatches> {
    const { index, texts } = await this.current()
    const asked = texts.get(text) ?? this.readText(index, text)
    texts.set(text, asked)
    asked.catch(() => texts.delete(text))
    return asked
  }

  /**
   * Up to eight other machines, same category first, then the newest; without a machine, the oldest offers,
   * which the list shows last.
   */
  async alsoLike(id: number | undefined): Promise<number[]> {
    const { index } = await this.current()
    return id === undefined ? Array.from(index.ids.slice(-8)).reverse() : index.alike(id, ALIKE, 8)
  }

  private async find(filter: MachineFilter): Promise<Matches & { index: MachineIndex }> {
    const text = filter.search.trim()
    const { index, places } = text === '' ? { ...(await this.current()), places: undefined } : await this.matches(text)
    return { index, ...index.find(filter, places) }
  }

  private async readText(index: MachineIndex, text: string): Promise<TextMatches> {
    const search = await this.words.understand(text)
    const ids = search?.query === undefined ? [] : await this.words.machines(search.query)
    const few = ids.length < SEARCH_COUNTED ? ids : undefined
    return { index, search, places: index.placesOf(ids), total: ids.length, few }
  }

  private async current(): Promise<Pick<Known, 'texts'> & { index: MachineIndex }> {
    const revision = await this.revision.current()
    if (this.known?.revision !== revision) {
      const index = this.read()
      this.known = { revision, index, texts: new LRUCache({ max: 100 }) }
      index.catch(() => {
        this.known = undefined
      })
    }
    const { index, texts } = this.known
    return { texts, index: await index }
  }

  private async read(): Promise<MachineIndex> {
    const figures = figureFilters.map(
      (name) => sql`string_agg(coalesce(figures ->> ${sql.lit(name)}, ''), ',') as ${sql.ref(name)}`,
    )
    const { rows } = await sql<{ [Name in keyof IndexColumns]: string | null }>`
      select string_agg(machine_id::text, ',') as ids, string_agg(array_to_string(options, ' '), ',') as options,
        ${sql.join(figures)}
      from (
        select machine_id, options, figures from product_filter order by published_at desc, machine_id desc
      ) as listed`.execute(this.db)
    const { rows: options } = await sql<IndexedOption>`
      select id, name, kind from filter_option order by position, name`.execute(this.db)
    const columns = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, text]) => [name, text ?? '']))
    return new MachineIndex(columns as unknown as IndexColumns, options) // null without any machine
  }
}
