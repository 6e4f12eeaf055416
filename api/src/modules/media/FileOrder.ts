import type { Drawing } from './makeFile'

/** A file that somebody waits for, as the api knows it. */
export interface FileOrder {
  /** Others who ask for the same name meanwhile wait for the same file. */
  name: string
  /** Names in the store; what is empty, missing or no picture is left out. */
  sources: string[]
  drawing: Drawing
  /** Takes the file that was made, which is removed afterwards. */
  keep(file: string): Promise<void>
}

/** Makes a file; false when that is not possible. */
export type Make = (order: FileOrder) => Promise<boolean>
