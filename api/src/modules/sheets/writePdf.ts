import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Writes a document as a file. */
export async function writePdf(target: string, drawn: PDFKit.PDFDocument): Promise<void> {
  await pipeline(drawn, createWriteStream(target))
}
