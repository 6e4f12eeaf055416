import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Writes a document as a file; a file that exists is whole. */
export async function writePdf(target: string, drawn: PDFKit.PDFDocument): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  try {
    await pipeline(drawn, createWriteStream(unfinished))
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
