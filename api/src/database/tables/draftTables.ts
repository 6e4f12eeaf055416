import type { Permission } from '@brightfill/shared/roles'
import type { Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns'

export type ContentKindName = 'machine' | 'page' | 'article' | 'option'

interface Keyed {
  kind: ContentKindName
  /** The id of the row that publishing writes; for an option its name. */
  key: string
}

export interface DraftTables {
  draft: Keyed & { item: Json<object>; by: string; at: Moment }
  content_version: Keyed & { number: number; item: Json<object>; by: string; at: Moment; note: Generated<string> }
  shared_draft: Keyed & {
    id: Generated<number>
    token_hash: string
    account_id: number
    /** The permission that a colleague needs to share it. */
    may: Permission
    by: string
    at: Moment
    expires_at: Moment
    ended_at: OptionalMoment
  }
  preview: Keyed & { token_hash: string; cookie_hash: string; expires_at: Moment }
  content_bin: Keyed & { name: string; by: string; at: Moment }
  content_plan: Keyed & { action: 'publish' | 'offline'; at: Moment; by: string }
}
