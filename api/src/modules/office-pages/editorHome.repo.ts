import type { EditorHome, OptionName } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { optionTitles } from '../../drafts/optionKinds'
import { ContentReferences } from '../../import/ContentReferences'
import type { Batch } from '../../import/contentFile'

const MOST = 20

/** Titles of content by kind and key, drafts first. */
const titles = sql`
  select kind, key, coalesce(nullif(item ->> 'name', ''), item ->> 'title', key) as title, 1 as place from draft
  union all select 'machine', id::text, name, 2 from machine where id::text in (select key from content_plan)
  union all select 'page', id::text, title, 2 from page
  union all select 'article', id::text, title, 2 from article`

/** Options have no title of their own. */
function named<Thing extends Pick<DeadLink, 'kind' | 'key' | 'title'>>(thing: Thing): Thing {
  return thing.kind === 'option' ? { ...thing, title: optionTitles[thing.key as OptionName] ?? thing.title } : thing
}

type DeadLink = EditorHome['dead_links'][number]

/** The first page of an editor: their drafts, plans, and problems of the content (O-51). */
export class EditorHomeRepo extends Repo {
  /** @param name of the colleague */
  async read(name: string): Promise<EditorHome> {
    const [drafts, planned, undescribed, dead_links] = await Promise.all([
      this.drafts(name),
      this.planned(),
      this.db
        .selectFrom('page')
        .select(['id', 'title', 'url'])
        .where('published', '=', true)
        .where('meta_description', '=', '')
        .orderBy('url')
        .limit(MOST)
        .execute(),
      this.deadLinks(),
    ])
    return { drafts: drafts.map(named), planned: planned.map(named), undescribed, dead_links: dead_links.map(named) }
  }

  private async drafts(name: string): Promise<EditorHome['drafts']> {
    const { rows } = await sql<EditorHome['drafts'][number]>`
      select kind, key, coalesce(nullif(item ->> 'name', ''), item ->> 'title', key) as title, at
      from draft where by = ${name}
        and not exists (select from content_bin as bin where bin.kind = draft.kind and bin.key = draft.key)
      order by at desc limit ${MOST}`.execute(this.db)
    return rows
  }

  private async planned(): Promise<EditorHome['planned']> {
    const { rows } = await sql<EditorHome['planned'][number]>`
      select kind, key, action, at, coalesce((
        select title from (${titles}) as title where title.kind = plan.kind and title.key = plan.key
        order by place limit 1), key) as title
      from content_plan as plan order by at limit ${MOST}`.execute(this.db)
    return rows
  }

  private async deadLinks(): Promise<DeadLink[]> {
    const [pages, options, articles, machines] = await Promise.all([
      sql<{ id: number; url: string; title: string; parts: unknown }>`
        select id, url, title, (select jsonb_agg(fields) from section where page_id = page.id and not hidden) as parts
        from page where published order by url`.execute(this.db),
      this.db.selectFrom('site_option').select(['name', 'value']).orderBy('name').execute(),
      sql<{ id: number; slug: string; title: string; content: unknown }>`
        select id, slug, title, content from article where published_at <= now() and deleted_at is null
        order by id`.execute(this.db),
      // Matches the index `machine_with_links`.
      sql<{ id: number; slug: string; title: string; texts: string[] }>`
        select id, slug, name as title, array[description, description_text] as texts from machine
        where deleted_at is null and (description like '%href="/%' or description_text like '%href="/%')
          and published_at is not null
        order by id`.execute(this.db),
    ])
    const batches = [
      { list: 'pages', items: pages.rows },
      { list: 'options', items: options },
      { list: 'posts', items: articles.rows },
      { list: 'machines', items: machines.rows },
    ] as unknown as Batch[] // only their texts are read
    const dead = await new ContentReferences(batches).deadLinks(this.db)
    return dead.slice(0, MOST).map(({ list, item, link }): DeadLink => {
      const page = list === 'pages' ? pages.rows.find(({ url }) => url === item) : undefined
      const article = list === 'posts' ? articles.rows.find(({ slug }) => slug === item) : undefined
      const machine = list === 'machines' ? machines.rows.find(({ slug }) => slug === item) : undefined
      if (page) return { kind: 'page', key: String(page.id), title: page.title, link }
      if (article) return { kind: 'article', key: String(article.id), title: article.title, link }
      if (machine) return { kind: 'machine', key: String(machine.id), title: machine.title, link }
      return { kind: 'option', key: item, title: item, link }
    })
  }
}
