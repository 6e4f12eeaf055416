import type {
  Canary,
  CanaryTrial,
  Fault,
  LogAction,
  ReleaseFigure,
  ReleaseFile,
  Releases,
  SmokeFailure,
} from '@brightfill/shared/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns'

export interface ReleaseTables {
  release: {
    name: string
    id: string
    face: Json<ReleaseFace>
    digest: string
    archive: Uint8Array
    size: number
    signature: string | null
    published_by: string
    published_at: Moment
  }
  live_composition: { version: number; releases: Json<Releases>; canary: Json<Canary> | null }
  proposed_menu_entry: { url: string; remote: string }
  activation: {
    id: Generated<number>
    at: Moment
    by_whom: string
    action: LogAction
    changes: Json<Releases>
    releases: Json<Releases> | null
    canary: Json<Canary> | null
    reason: Generated<string>
    key_id: number | null
    smoke: Generated<string>
  }
  deploy_key: {
    id: Generated<number>
    name: string
    label: string
    key_hash: string
    created_at: Moment
    revoked_at: OptionalMoment
  }
  candidate: {
    id: string
    releases: Json<Releases>
    changed: Json<string[]>
    created_at: Moment
    ok: boolean | null
    failures: ColumnType<SmokeFailure[], string | undefined, string>
    skipped: ColumnType<SmokeFailure[], string | undefined, string>
  }
  composition_server: { id: string; composition: string; seen_at: Moment; trial: Json<CanaryTrial> | null }
  release_figure: {
    server: string
    since: Moment
    name: string
    release: string
    views: number
    errors: number
    vitals: Json<ReleaseFigure['vitals']>
    faults: ColumnType<Fault[], string | undefined, string>
  }
}

type WithoutFiles<File> = File extends ReleaseFile ? Omit<File, 'files'> : never

/** The description of a release in its release.json; its list of files stays in the archive. */
export type ReleaseFace = WithoutFiles<ReleaseFile>
