import { type OfficeOptionRow, optionSchemas } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** The options that the office lists, with their drafts. */
export class OptionRowsRepo extends Repo {
  /** In the order of their schemas. */
  async list(): Promise<OfficeOptionRow[]> {
    const { rows } = await sql<OfficeOptionRow>`
      select wanted.name as id,
        case when plan.at is not null then 'planned' when draft.key is null then 'live' else 'changes' end as state,
        plan.at as planned_at, coalesce(draft.at, option.updated_at, now()) as changed_at,
        coalesce(draft.by, (
          select by from content_version as version where version.kind = 'option' and version.key = wanted.name
          order by number desc limit 1), '') as changed_by
      from unnest(${Object.keys(optionSchemas)}::text[]) with ordinality as wanted (name, place)
      left join site_option as option on option.name = wanted.name
      left join draft on draft.kind = 'option' and draft.key = wanted.name
      left join content_plan as plan on plan.kind = 'option' and plan.key = wanted.name and action = 'publish'
      order by place`.execute(this.db)
    return rows
  }
}
