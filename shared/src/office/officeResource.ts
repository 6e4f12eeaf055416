import type { DataProvider } from 'ra-core'
import type { ComponentType } from 'react'

/** Calls of a resource in ra-core's terms; `officeData` makes them from a path of the api. */
export type OfficeData = Partial<Pick<DataProvider, 'getList' | 'getOne' | 'update' | 'create' | 'delete'>>

/** Something that the search of the whole office found. */
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
  /** Finds the records that fit the words, at most a few: its part in the search of the whole office (O-01). */
  find?: (words: string, signal?: AbortSignal) => Promise<Found[]>
}

/** The exports of the module that `office.module` of a `remote.json` names. */
export interface OfficeModule {
  resources: OfficeResource[]
}
