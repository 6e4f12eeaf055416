import type { PaperContent } from '../papers/paperContent'
import type { SheetContent } from '../sheets/sheetContent'
import type { Derivative } from './Derivatives'
import { makeDerivative } from './makeDerivative'

/** A data sheet, or the paper of an order. */
export type DocumentDrawing = { content: SheetContent } | { paper: PaperContent }

/** A document, or a copy of a picture. */
export type Drawing = Derivative | DocumentDrawing

/** The message to the process that makes files. */
export interface FileWork<What = Drawing> {
  /** The sources on this machine, empty for those that are missing. */
  files: string[]
  target: string
  drawing: What
}

export async function makeFile({ files, target, drawing }: FileWork): Promise<void> {
  if ('width' in drawing) return makeDerivative({ source: files[0] ?? '', target, ...drawing })
  // Loaded when the first document is made: most processes make pictures only.
  await (await import('../sheets/makeDocument')).makeDocument({ files, target, drawing })
}
