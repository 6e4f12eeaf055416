import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { DocumentDrawing, FileWork } from '../media/makeFile'
import { drawPaper } from '../papers/drawPaper'
import { drawSheet } from './drawSheet'

const limitInputPixels = 40_000_000
const plate = '#e9e7e3'

/** Draws a data sheet or a paper. Its sources are the logo and pictures; one that is no picture is left out. */
export async function makeDocument({ files: [logo = '', ...pictures], target, drawing }: FileWork<DocumentDrawing>) {
  const head = await readLogo(logo)
  const drawn =
    'paper' in drawing
      ? drawPaper(drawing.paper, head)
      : drawSheet(drawing.content, { logo: head, pictures: await readable(pictures) })
  await pipeline(drawn, createWriteStream(target))
}

/** The logo for the head of a page; undefined when the file is missing or no picture. */
async function readLogo(file: string): Promise<Buffer | undefined> {
  return sharp(file, { limitInputPixels, density: 400 })
    .trim()
    .resize({ height: 256, width: 1024, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => undefined)
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
