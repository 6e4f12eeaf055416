import sharp from 'sharp'
import type { PaperContent } from '../papers/paperContent'
import type { SheetContent } from '../sheets/sheetContent'
import type { Derivative } from './Derivatives'

/** A data sheet, or the paper of an order. */
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

// A fifth fewer bytes than AVIF at 52, which on a screen nobody can tell from it (docs/performance.md).
const settings = {
  avif: { quality: 46, effort: 2 },
  webp: { quality: 76, effort: 3 },
} as const

sharp.cache(false)
sharp.concurrency(1)

/** @returns the places of sources that a document had to leave out */
export async function makeFile({ files, target, drawing }: FileWork): Promise<number[]> {
  if ('width' in drawing) {
    await makeCopy(files[0] ?? '', target, drawing)
    return []
  }
  // Loaded when the first document is made: most processes make pictures only.
  return (await import('../sheets/makeDocument')).makeDocument({ files, target, drawing })
}

/** Writes a smaller copy of a picture. */
async function makeCopy(source: string, target: string, { width, format }: Derivative): Promise<void> {
  await sharp(source, { limitInputPixels: 40_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toFile(target)
}
