import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { PICTURE_PIXELS } from '@brightfill/shared/constants'
import sharp, { type Sharp } from 'sharp'
import type { DocumentDrawing, FileWork } from '../media/drawings'
import { drawPaper } from '../papers/drawPaper'
import { drawSheet } from './drawSheet'

const plate = '#e9e7e3'

/**
 * Draws a data sheet or an order document. Its sources are the logo and pictures; skips missing and unreadable ones.
 * @returns the places of the skipped ones
 */
export async function makeDocument({ files, target, drawing }: FileWork<DocumentDrawing>): Promise<number[]> {
  const leftOut: number[] = []
  const read = async (place: number, prepare: (picture: Sharp) => Sharp, density?: number) => {
    try {
      // A missing source has no name, which throws synchronously.
      return await prepare(sharp(files[place] ?? '', { limitInputPixels: PICTURE_PIXELS, density })).toBuffer()
    } catch {
      leftOut.push(place)
      return undefined
    }
  }
  const logo = await read(0, forHead, 400)
  const pictures: Buffer[] = []
  if ('content' in drawing)
    for (let place = 1; place < files.length; place += 1) {
      const width = pictures.length === 0 ? 960 : 480
      const picture = await read(place, (picture) => asPrinted(picture, width))
      if (picture) pictures.push(picture)
    }
  const drawn = 'paper' in drawing ? drawPaper(drawing.paper, logo) : drawSheet(drawing.content, { logo, pictures })
  await pipeline(drawn, createWriteStream(target))
  return leftOut
}

const forHead = (logo: Sharp) => logo.trim().resize({ height: 256, width: 1024, fit: 'inside' }).png()

/** The size in print at 200 dpi: the first is wide, the others are small. */
const asPrinted = (picture: Sharp, width: number) =>
  picture
    .rotate()
    .resize({ width, height: (width / 4) * 3, fit: 'cover' })
    .flatten({ background: plate })
    .jpeg({ quality: 82 })
