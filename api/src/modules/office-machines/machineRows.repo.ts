import type { OfficeMachineRow, officeMachineCalls } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { idOfSlug } from '../../database/idOfSlug'
import { Repo } from '../../database/Repo'
import { pageOf } from '../office/pageOf'
import { conditionsOf } from '../office/searchWords'

type Query = Static<typeof officeMachineCalls.officeMachines.query>
type Fragment = RawBuilder<unknown>

/** Counts stop here: no one pages through more machines. */
const MOST_COUNTED = 10_000
/** Latest machines with specifications to suggest for others. */
const LATEST = 300

/** Drafts of machines, with the id that publishing writes. Few of all machines have one. */
const drafts = sql`drafts as materialized (
  select key::int as id, item, by, at from draft
  where kind = 'machine' and key not in (select key from content_bin where kind = 'machine'))`

/** The source of a row's values: the row of the machine, or its draft. */
interface Source {
  from: Fragment
  id: Fragment
  name: Fragment
  words: Fragment
  price: Fragment
  isUnpriced: Fragment
  year: Fragment
  sellingState: Fragment
  cover: Fragment
  changedAt: Fragment
  inCategory: (name: string) => Fragment
}

const ofLive: Source = {
  // Not `not exists`: that compares each machine with each draft.
  from: sql`machine where machine.deleted_at is null and machine.id not in (select id from drafts)`,
  id: sql`machine.id`,
  name: sql`lower(machine.name)`,
  words: sql`machine.office_words`,
  price: sql`coalesce(machine.price, 0)`,
  isUnpriced: sql`machine.price is null`,
  year: sql`coalesce(machine.year, 0)`,
  sellingState: sql`machine.selling_state`,
  cover: sql`coalesce(images ->> 0, '')`,
  changedAt: sql`machine.updated_at`,
  inCategory: (name) => sql`exists (
    select 1 from machine_option join filter_option on filter_option.id = option_id
    where machine_id = machine.id and kind = 'category' and filter_option.name = ${name})`,
}

const ofDraft: Source = {
  from: sql`drafts left join machine on machine.id = drafts.id where machine.deleted_at is null`,
  id: sql`drafts.id`,
  name: sql`lower(item ->> 'name')`,
  words: sql`lower(concat_ws(' ', item ->> 'name', item ->> 'model', item ->> 'sku', item ->> 'manufacturer'))`,
  price: sql`coalesce((item ->> 'price')::int, 0)`,
  isUnpriced: sql`item ->> 'price' is null`,
  year: sql`coalesce((item ->> 'year')::int, 0)`,
  sellingState: sql`item ->> 'selling_state'`,
  cover: sql`coalesce(item -> 'images' ->> 0, '')`,
  changedAt: sql`drafts.at`,
  inCategory: (name) => sql`item -> 'categories' @> to_jsonb(${name}::text)`,
}

const sortedBy = { changed_at: 'changedAt', name: 'name', price: 'price', year: 'year' } as const

/** The machines that the office lists: published, offline, and drafts (O-33). */
export class MachineRowsRepo extends Repo {
  async list(query: Query): Promise<{ data: OfficeMachineRow[]; total: number; more: boolean }> {
    const { limit, offset } = pageOf(query)
    const direction = sql.raw(query.order === 'asc' ? 'asc' : 'desc')
    const sort = sortedBy[query.sort ?? 'changed_at']
    // Each half is read in the order of an index, up to the end of the page.
    const half = (source: Source) => sql`(
      select ${source.id} as id, ${source[sort]} as sort from ${source.from} ${conditions(source, query)}
      order by ${source[sort]} ${direction}, ${source.id} ${direction} limit ${limit + offset})`
    const counted = (source: Source) => sql`(
      select count(*) from (
        select 1 from ${source.from} ${conditions(source, query)} limit ${MOST_COUNTED + 1}) as found)`
    const [found, count] = await Promise.all([
      sql<{ id: number }>`
        with ${drafts} select id from (${half(ofLive)} union all ${half(ofDraft)}) as found
        order by sort ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(this.db),
      sql<{ total: number }>`with ${drafts} select (${counted(ofLive)} + ${counted(ofDraft)})::int as total`.execute(
        this.db,
      ),
    ])
    const total = count.rows[0]?.total ?? 0
    const data = await this.rows(found.rows.map(({ id }) => id))
    return { data, total: Math.min(total, MOST_COUNTED), more: total > MOST_COUNTED }
  }

  /** Groups and names of specifications, from the machines changed last. */
  async specificationNames(): Promise<{ title: string; names: string[] }[]> {
    const { rows } = await sql<{ title: string; names: string[] }>`
      select part ->> 'title' as title, jsonb_agg(distinct pair ->> 'name') as names
      from (
          select technical_specifications from machine where deleted_at is null
          order by updated_at desc, id desc limit ${LATEST}
        ) as latest,
        jsonb_array_elements(technical_specifications) as part, jsonb_array_elements(part -> 'specifications') as pair
      group by 1 order by 1`.execute(this.db)
    return rows
  }

  /** In the order of the ids. */
  private async rows(ids: readonly number[]): Promise<OfficeMachineRow[]> {
    if (ids.length === 0) return []
    const value = (name: string) => sql`coalesce(draft.item ->> ${name}, machine.${sql.id(name)})`
    const { rows } = await sql<OfficeMachineRow>`
      select wanted.id, ${value('slug')} as slug, ${value('name')} as name, ${value('model')} as model,
        ${value('sku')} as sku, coalesce(draft.item -> 'images', machine.images) ->> 0 as picture,
        case when draft.key is null then machine.price else (draft.item ->> 'price')::int end as price,
        case when draft.key is null then machine.year else (draft.item ->> 'year')::int end as year,
        ${value('selling_state')} as selling_state,
        coalesce(draft.item -> 'categories', (
          select jsonb_agg(filter_option.name order by machine_option.position)
          from machine_option join filter_option on filter_option.id = option_id
          where machine_id = machine.id and filter_option.kind = 'category'), '[]') as categories,
        case when plan.at is not null then 'planned' when machine.id is null then 'draft'
          when machine.published_at is null then 'offline' when draft.key is null then 'live'
          else 'changes' end as state,
        plan.at as planned_at, coalesce(draft.at, machine.updated_at) as changed_at,
        coalesce(draft.by, (
          select by from content_version as version where version.kind = 'machine' and version.key = wanted.id::text
          order by number desc limit 1), '') as changed_by
      from unnest(${ids}::int[]) with ordinality as wanted (id, place)
      left join machine on machine.id = wanted.id
      left join draft on draft.kind = 'machine' and draft.key = wanted.id::text
      left join content_plan as plan on plan.kind = 'machine' and plan.key = wanted.id::text and action = 'publish'
      order by place`.execute(this.db)
    return rows.map((row) => ({ ...row, picture: row.picture ?? '' }))
  }
}

/** Each begins with `and`. */
function conditions(source: Source, query: Query): Fragment {
  const { search, slug, state, selling_state, category, unpriced, without_picture, year_from } = query
  const all = [
    ...conditionsOf(search, { has: (pattern) => sql`${source.words} like ${pattern}`, hasDigits: () => sql`false` }),
    ...(slug ? [sql`${source.id} = ${idOfSlug('machine', slug)}`] : []),
    ...(state ? [hasState(source, state)] : []),
    ...(selling_state ? [sql`${source.sellingState} = ${selling_state}`] : []),
    ...(category ? [source.inCategory(category)] : []),
    ...(unpriced ? [source.isUnpriced] : []),
    ...(without_picture ? [sql`${source.cover} = ''`] : []),
    ...(year_from ? [sql`${source.year} >= ${year_from}`] : []),
  ]
  return all.reduce<Fragment>((before, condition) => sql`${before} and ${condition}`, sql``)
}

function hasState(source: Source, state: NonNullable<Query['state']>): Fragment {
  // The few plans are read once, instead of per machine.
  const planned = sql`${source.id} in (
    select key::int from content_plan where kind = 'machine' and action = 'publish')`
  if (state === 'planned') return planned
  const isDraft = source === ofDraft
  if (state === 'draft') return isDraft ? sql`machine.id is null and not ${planned}` : sql`false`
  if (state === 'offline') return sql`machine.id is not null and machine.published_at is null and not ${planned}`
  return isDraft === (state === 'changes') ? sql`machine.published_at is not null and not ${planned}` : sql`false`
}
