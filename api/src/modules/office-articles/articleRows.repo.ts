import type { OfficeArticleRow, officeArticleCalls } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { idOfSlug } from '../../database/idOfSlug'
import { Repo } from '../../database/Repo'
import { pageOf } from '../office/pageOf'
import { conditionsOf } from '../office/searchWords'

type Query = Static<typeof officeArticleCalls.officeArticles.query>
type Fragment = RawBuilder<unknown>

const sortedBy = { changed_at: sql`changed_at`, title: sql`lower(title)` } as const

const value = (name: string) => sql`coalesce(draft.item ->> ${name}, article.${sql.id(name)}) as ${sql.id(name)}`

/** All articles with their drafts, for the list. A site has a few hundred, so the query reads all of them. */
const rows = sql`
  select id, ${value('slug')}, ${value('title')}, ${value('author')}, ${value('description')},
    coalesce(draft.item ->> 'image', article.image) as picture,
    case when plan.at is not null then 'planned' when article.slug is null then 'draft'
      when article.published_at is null then 'offline' when draft.item is null then 'live'
      else 'changes' end as state,
    plan.at as planned_at, coalesce(draft.at, article.updated_at) as changed_at,
    coalesce(draft.by, (
      select by from content_version as version where version.kind = 'article' and version.key = id::text
      order by number desc limit 1), '') as changed_by
  from (select * from article where deleted_at is null) as article
  full join (select key::int as id, item, by, at from draft
      where kind = 'article' and key not in (select key from content_bin where kind = 'article')
    ) as draft using (id)
  left join content_plan as plan on plan.kind = 'article' and plan.key = id::text and action = 'publish'`

/** The articles that the office lists: published, offline, and drafts. */
export class ArticleRowsRepo extends Repo {
  async list(query: Query): Promise<{ data: OfficeArticleRow[]; total: number }> {
    const { limit, offset } = pageOf(query)
    const direction = sql.raw(query.order === 'asc' ? 'asc' : 'desc')
    const found = sql`with articles as (${rows}), found as (select * from articles where true ${conditions(query)})`
    const { rows: data } = await sql<OfficeArticleRow & { total: number }>`
      ${found} select id, slug, title, author, picture, state, planned_at, changed_at, changed_by
      from found order by ${sortedBy[query.sort ?? 'changed_at']} ${direction}, id ${direction}
      limit ${limit} offset ${offset}`.execute(this.db)
    const count = await sql<{ total: number }>`${found} select count(*)::int as total from found`.execute(this.db)
    return { data, total: count.rows[0]?.total ?? 0 }
  }
}

/** Each begins with `and`. */
function conditions({ search, slug, state }: Query): Fragment {
  const has = (pattern: string) => sql`lower(concat_ws(' ', title, author, description)) like ${pattern}`
  const all = [
    ...conditionsOf(search, { has, hasDigits: () => sql`false` }),
    ...(slug ? [sql`id = ${idOfSlug('article', slug)}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
  ]
  return all.reduce<Fragment>((before, condition) => sql`${before} and ${condition}`, sql``)
}
