import type { MediaKind } from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Moment } from './columns'

export interface MediaTables {
  media_file: {
    id: Generated<number>
    /** Below `media/` in the store. */
    name: string
    title: string
    kind: MediaKind
    bytes: number
    width: number | null
    height: number | null
    digest: string | null
    alt: string | null
    focal_x: Generated<number>
    focal_y: Generated<number>
    added_at: Moment
    added_by: Generated<string>
    replaced_by: number | null
  }
}
