import type { Drawing } from './drawings'

/** A requested file. */
export interface FileOrder {
  /** Simultaneous requests for one name share one file. */
  name: string
  /** Names in the store; empty, missing and unreadable ones are skipped. */
  sources: string[]
  drawing: Drawing
  /** Stores the finished file, which is then removed. */
  keep(file: string): Promise<void>
}

/** Makes a file; false when it cannot be made. */
export type Make = (order: FileOrder) => Promise<boolean>
