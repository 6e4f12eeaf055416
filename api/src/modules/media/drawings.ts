import type { PictureFormat } from '@brightfill/shared/constants'
import type { PaperContent } from '../papers/paperContent'
import type { SheetContent } from '../sheets/sheetContent'

/** A copy of a picture. */
export interface Derivative {
  width: number
  /** Crops the picture to this height; without it, the picture stays whole. */
  height?: number
  format: PictureFormat | 'jpeg'
}

/** A data sheet, or the document of an order. */
export type DocumentDrawing = { content: SheetContent } | { paper: PaperContent }

/** A document, or a copy of a picture. */
export type Drawing = Derivative | DocumentDrawing

/** The message to the process that makes files. */
export interface FileWork<What = Drawing> {
  /** The sources on this machine; null for those that are missing. */
  files: (string | null)[]
  target: string
  drawing: What
}
