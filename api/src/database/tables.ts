import type { AccountTables } from './tables/accountTables'
import type { CatalogueTables } from './tables/catalogueTables'
import type { ContentTables } from './tables/contentTables'
import type { EnquiryTables } from './tables/enquiryTables'
import type { OfficeTables } from './tables/officeTables'
import type { ReleaseTables } from './tables/releaseTables'
import type { SiteTables } from './tables/siteTables'

export type { ListKind, MakeKind, OptionKind } from './tables/catalogueTables'
export type { ReleaseFace } from './tables/releaseTables'

/** The tables as kysely sees them; migrations/*.sql is where they are made. */
export interface Tables
  extends AccountTables,
    CatalogueTables,
    ContentTables,
    EnquiryTables,
    OfficeTables,
    ReleaseTables,
    SiteTables {}
