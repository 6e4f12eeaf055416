import type { FoundPage, PageFields, PageLink, Section, SiteOptions } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hasWords } from '../../search/hasWords'

/** Whether the page has its remote: one that a remote proposed for the menu goes and comes back with its route. */
const isThere = sql<boolean>`not exists (
  select from proposed_menu_entry proposed, live_composition live
  where proposed.url = page.url and not exists (
    select from release where name = proposed.remote and id = live.releases ->> proposed.remote
      and face -> 'routes' @> jsonb_build_array(jsonb_build_object('path', page.url))))`

/** Pages, their sections, the menu and the options of the site. */
export class ContentRepo extends Repo {
  async page(url: string): Promise<PageFields | undefined> {
    const page = await this.db
      .selectFrom('page')
      .select(['id', 'meta_title', 'meta_description'])
      .where('url', '=', url)
      .where('published', '=', true)
      .executeTakeFirst()
    if (!page) return undefined
    const rows = await this.db
      .selectFrom('section')
      .select(['key', 'type', 'fields'])
      .where('page_id', '=', page.id)
      .orderBy('position')
      .execute()
    const sections = rows as Section[] // written only through the schema of sections
    return {
      Meta: { 'Meta title': page.meta_title, 'Meta description': page.meta_description },
      sections,
      by_key: Object.fromEntries(sections.map((section) => [section.key, section])),
    }
  }

  /** All options, or those named; unknown names are left out. */
  async options(names: readonly string[] | undefined): Promise<SiteOptions> {
    let query = this.db.selectFrom('site_option').select(['name', 'value'])
    if (names) query = query.where('name', 'in', names.length > 0 ? names : [''])
    const rows = await query.execute()
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }

  async menu(): Promise<PageLink[]> {
    return this.db
      .selectFrom('page')
      .select(['id', 'title', 'url'])
      .where('menu_position', 'is not', null)
      .where('published', '=', true)
      .where(isThere)
      .orderBy('menu_position')
      .execute()
  }

  /** Pages whose title or description has every word of the text, in menu order. */
  async search(text: string): Promise<FoundPage[]> {
    return this.db
      .selectFrom('page')
      .select(['title', 'url', 'meta_description as description'])
      .where('published', '=', true)
      .where(isThere)
      .where(hasWords(sql`search_text`, text))
      .orderBy('menu_position')
      .orderBy('id')
      .execute()
  }

  /** When a page was last changed; undefined when there is none at this address. */
  async changedAt(url: string): Promise<string | undefined> {
    const page = await this.db.selectFrom('page').select('updated_at').where('url', '=', url).executeTakeFirst()
    return page?.updated_at
  }
}
