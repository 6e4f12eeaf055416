import type { AccountTables } from './tables/accountTables'
import type { CatalogueTables } from './tables/catalogueTables'
import type { ContentTables } from './tables/contentTables'
import type { DraftTables } from './tables/draftTables'
import type { EnquiryTables } from './tables/enquiryTables'
import type { MediaTables } from './tables/mediaTables'
import type { OfficeTables } from './tables/officeTables'
import type { ReleaseTables } from './tables/releaseTables'
import type { SiteTables } from './tables/siteTables'

export type { ContentKindName } from './tables/draftTables'
export type { ReleaseFace } from './tables/releaseTables'

/** The tables as kysely sees them; migrations/*.sql creates them. */
export interface Tables
  extends AccountTables,
    CatalogueTables,
    ContentTables,
    DraftTables,
    EnquiryTables,
    MediaTables,
    OfficeTables,
    ReleaseTables,
    SiteTables {}
