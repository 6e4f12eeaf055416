import type { FoundPage, PageFields, PageLink, PageMeta, Section, SiteOptions } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hasWords } from '../../search/hasWords'
import { focalPoint, hasFocalPoint } from '../media-library/focalPoints'

/** Whether the page's remote is live: an entry that a remote proposed disappears and returns with its route. */
const isThere = sql<boolean>`not exists (
  select from proposed_menu_entry proposed, live_composition live
  where proposed.url = page.url and not exists (
    select from release where name = proposed.remote and id = live.releases ->> proposed.remote
      and face -> 'routes' @> jsonb_build_array(jsonb_build_object('path', page.url))))`

const noticeTime = (edge: 'from' | 'until') => sql`(value ->> ${`Notice ${edge}`})::timestamptz`

/** Uses the clock of the database, which all servers share. */
const isNoticeTime = sql<boolean>`(
  now() >= coalesce(${noticeTime('from')}, '-infinity') and now() < coalesce(${noticeTime('until')}, 'infinity'))`

/** Adds the focal points of pictures to content. */
function withPoints(value: unknown, points: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withPoints(part, points))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withPoints(part, points)])
  const focal = 'src' in value && 'alt' in value ? points.get(String(value.src)) : undefined
  return { ...Object.fromEntries(parts), ...(focal && { focal }) }
}

/** The fields that a page is rendered from. */
export function fieldsOf(Meta: PageMeta, sections: Section[]): PageFields {
  return { Meta, sections, by_key: Object.fromEntries(sections.map((section) => [section.key, section])) }
}

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
      .where('hidden', '=', false)
      .orderBy('position')
      .execute()
    const points = await this.focalPoints(page.id)
    const sections = (points.size > 0 ? withPoints(rows, points) : rows) as Section[] // written only through their schema
    return fieldsOf({ 'Meta title': page.meta_title, 'Meta description': page.meta_description }, sections)
  }

  /** The focal points of a page's pictures, by path. */
  private async focalPoints(page: number): Promise<Map<string, string>> {
    const { rows } = await sql<{ path: string; focal: string }>`
      select 'public/' || name as path, ${focalPoint} as focal from media_file
      where ${hasFocalPoint} and name in (select media_names(fields) from section where page_id = ${page})`.execute(
      this.db,
    )
    return new Map(rows.map(({ path, focal }) => [path, focal]))
  }

  /** All options, or the named ones; skips unknown names (Q-11). Includes the notice only during its time. */
  async options(names: readonly string[] | undefined): Promise<SiteOptions> {
    const silent = sql`value || '{"Notice": ""}'::jsonb`
    const value = sql<
      Record<string, unknown>
    >`case when name = 'header' and not ${isNoticeTime} then ${silent} else value end`
    let query = this.db.selectFrom('site_option').select(['name', value.as('value')])
    if (names) query = query.where('name', 'in', names.length > 0 ? names : [''])
    const rows = await query.execute()
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }

  /** Renews cached documents on all servers once the notice begins or ends. */
  async turnNotice(): Promise<void> {
    await sql`
      update revision set number = number + 1, changed_at = now()
      where area = 'content' and exists (
        select from site_option where name = 'header' and (
          (${noticeTime('from')} > changed_at and ${noticeTime('from')} <= now())
          or (${noticeTime('until')} > changed_at and ${noticeTime('until')} <= now())))`.execute(this.db)
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

  /** All public pages, in the menu or not. */
  async addresses(): Promise<{ url: string; updated_at: string }[]> {
    return this.db
      .selectFrom('page')
      .select(['url', 'updated_at'])
      .where('published', '=', true)
      .where(isThere)
      .orderBy('url')
      .execute()
  }

  /** Pages with all words of the text in title or description, in menu order (R-569, Q-12). */
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

  /** The time of the last change of a page; undefined when there is none at this address. */
  async changedAt(url: string): Promise<string | undefined> {
    const page = await this.db
      .selectFrom('page')
      .select('updated_at')
      .where('url', '=', url)
      .where('published', '=', true)
      .executeTakeFirst()
    return page?.updated_at
  }
}
