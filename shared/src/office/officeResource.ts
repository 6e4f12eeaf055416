import type {
  CreateParams,
  CreateResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'ra-core'
import type { ComponentType } from 'react'

interface Cancelled {
  signal?: AbortSignal
}

/**
 * Calls of a resource in ra-core's terms; `officeData` makes them from a path of the api. The rows are records here:
 * pages name their type where they read them.
 */
export interface OfficeData {
  getList?: (resource: string, params: GetListParams & Cancelled) => Promise<GetListResult<RaRecord>>
  getOne?: (resource: string, params: GetOneParams & Cancelled) => Promise<GetOneResult<RaRecord>>
  update?: (resource: string, params: UpdateParams) => Promise<UpdateResult<RaRecord>>
  create?: (resource: string, params: CreateParams) => Promise<CreateResult<RaRecord>>
  delete?: (resource: string, params: DeleteParams) => Promise<DeleteResult<RaRecord>>
}

/** A result of the search of the whole office. */
export interface Found {
  /** Its address, from `/office/` on. */
  path: string
  title: string
  /** The kind and the state of it: "Enquiry, in work". */
  note: string
}

/** A resource that a remote brings, drawn at its page's address and everything below it. */
export interface OfficeResource {
  /** The `id` of a page of `remote.json`; without one it is data only, such as the colleagues. */
  name: string
  list?: ComponentType
  data: OfficeData
  /** Finds a few records that match the text: its part in the search of the whole office (O-01). */
  find?: (words: string, signal?: AbortSignal) => Promise<Found[]>
}

/** The exports of the module that `office.module` of a `remote.json` names. */
export interface OfficeModule {
  resources: OfficeResource[]
}
