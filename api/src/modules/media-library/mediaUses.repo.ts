import type { MediaUse } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** All file names in content other than machines, once per item. */
export const contentNames = sql`
  select distinct media_names(fields) as name, 'page' as kind, page.url as key, page.title
  from section join page on page.id = page_id
  union all
  select media_names(jsonb_build_array(image, content)), 'article', slug, title from article
  union all
  select media_names(value), 'option', site_option.name, site_option.name from site_option
  union all
  select media_names(item), 'draft', key, coalesce(nullif(item ->> 'name', ''), item ->> 'title', key) from draft`

/** Condition for a machine that shows the file of a row `media_file`. Each part has an index. */
const shownByMachine = sql`(
  images ?| array['public/' || media_file.name, '/storage/' || media_file.name]
  or local_video = 'public/' || media_file.name
  or video_poster = 'public/' || media_file.name
  or reviews @> jsonb_build_array(jsonb_build_object('avatar', 'public/' || media_file.name)))`

/** The number of machines that show the file of a row `media_file`. */
export const usedByMachines = sql`(select count(*) from machine where ${shownByMachine})`

/** Condition for an unused row `media_file`. */
export const unusedFile = sql`(
  media_file.name not in (select name from (${contentNames}) as content)
  and not exists (select 1 from machine where ${shownByMachine}))`

const MOST_SHOWN = 50

/** The content that uses files of the library (O-31). */
export class MediaUsesRepo extends Repo {
  /** The first uses of a file. */
  async of(id: number): Promise<MediaUse[]> {
    const { rows } = await sql<MediaUse>`
      select kind, key, title, id from (
        select 1 as place, 'machine' as kind, slug as key, machine.name as title, machine.id
        from media_file join machine on ${shownByMachine} where media_file.id = ${id}
        union all
        select 2, kind, key, title, null from (${contentNames}) as content
        where name = (select name from media_file where id = ${id})
      ) as uses order by place, title, key limit ${MOST_SHOWN}`.execute(this.db)
    return rows
  }

  /** Replaces the name of a file in all content; visitors see it with the next answer. */
  async rename(name: string, other: string): Promise<void> {
    const [from, to] = [`public/${name}`, `public/${other}`]
    // Quoted, because the name of another file may begin with this one.
    const written = sql`${JSON.stringify(from)}::text, ${JSON.stringify(to)}::text`
    const has = (column: string) =>
      sql`${sql.ref(column)}::text like ${`%${JSON.stringify(from).replace(/[\\%_]/g, '\\$&')}%`}`
    await sql`
      update machine set images = replace(images::text, ${written})::jsonb,
        reviews = replace(reviews::text, ${written})::jsonb,
        local_video = case local_video when ${from} then ${to} else local_video end,
        video_poster = case video_poster when ${from} then ${to} else video_poster end, updated_at = now()
      where images ? ${from} or local_video = ${from} or video_poster = ${from}
        or reviews @> jsonb_build_array(jsonb_build_object('avatar', ${from}::text))`.execute(this.db)
    await sql`update section set fields = replace(fields::text, ${written})::jsonb where ${has('fields')}`.execute(
      this.db,
    )
    await sql`update site_option set value = replace(value::text, ${written})::jsonb where ${has('value')}`.execute(
      this.db,
    )
    await sql`update draft set item = replace(item::text, ${written})::jsonb where ${has('item')}`.execute(this.db)
    await sql`
      update article set content = replace(content::text, ${written})::jsonb,
        image = case image when ${from} then ${to} else image end, updated_at = now()
      where image = ${from} or ${has('content')}`.execute(this.db)
  }
}
