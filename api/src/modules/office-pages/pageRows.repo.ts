import type { OfficePageRow } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** The pages that the office lists: published, offline, and drafts. */
export class PageRowsRepo extends Repo {
  /** By address. */
  async list(): Promise<OfficePageRow[]> {
    const { rows } = await sql<OfficePageRow>`
      select pages.id, pages.url, pages.title, pages.in_menu, pages.changed_at,
        case when plan.at is not null then 'planned' else pages.state end as state, plan.at as planned_at,
        coalesce(pages.by, (
          select by from content_version as version where version.kind = 'page' and version.key = pages.id::text
          order by number desc limit 1), '') as changed_by
      from (
          select coalesce(page.id, draft.key::int) as id, coalesce(item ->> 'url', page.url) as url,
            coalesce(item ->> 'title', page.title) as title, draft.by,
            coalesce(page.published and menu_position is not null, false) as in_menu,
            coalesce(draft.at, page.updated_at) as changed_at,
            case when page.id is null then 'draft' when not published then 'offline' when draft.key is null then 'live'
              else 'changes' end as state
          from (select * from page where deleted_at is null) as page
          full join (
              select * from draft
              where kind = 'page' and key not in (select key from content_bin where kind = 'page')
            ) as draft on draft.key = page.id::text
        ) as pages
      left join content_plan as plan on plan.kind = 'page' and plan.key = pages.id::text and action = 'publish'
      order by pages.url`.execute(this.db)
    return rows
  }
}
