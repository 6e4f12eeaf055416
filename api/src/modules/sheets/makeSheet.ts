import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { drawSheet } from './drawSheet'
import type { SheetContent } from './sheetContent'

export interface SheetOrder {
  target: string
  content: SheetContent
  /** Files; one that is missing or no picture is left out. */
  logo: string
  pictures: string[]
}

const limitInputPixels = 40_000_000
const plate = '#e9e7e3'

/** Writes a data sheet; a sheet that exists is whole. */
export async function makeSheet({ target, content, logo, pictures }: SheetOrder): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  try {
    const drawn = drawSheet(content, {
      logo: await sharp(logo, { limitInputPixels, density: 400 })
        .trim()
        .resize({ height: 256, width: 1024, fit: 'inside' })
        .png()
        .toBuffer()
        .catch(() => undefined),
      pictures: await readable(pictures),
    })
    await pipeline(drawn, createWriteStream(unfinished))
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** As large as they are printed at 200 dots an inch: the first is wide, the others are small. */
async function readable(files: readonly string[]): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const file of files) {
    const width = pictures.length === 0 ? 960 : 480
    const picture = await sharp(file, { limitInputPixels })
      .rotate()
      .resize({ width, height: (width / 4) * 3, fit: 'cover' })
      .flatten({ background: plate })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => undefined)
    if (picture) pictures.push(picture)
  }
  return pictures
}
