import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import sharp, { type Sharp } from 'sharp'
import type { DocumentDrawing, FileWork } from '../media/makeFile'
import { drawPaper } from '../papers/drawPaper'
import { drawSheet } from './drawSheet'

const limitInputPixels = 40_000_000
const plate = '#e9e7e3'

/**
 * Draws a data sheet or a paper. Its sources are the logo and pictures; one that is missing or no picture is left out.
 * @returns the places of those in the list
 */
export async function makeDocument({ files, target, drawing }: FileWork<DocumentDrawing>): Promise<number[]> {
  const leftOut: number[] = []
  const read = async (place: number, prepare: (picture: Sharp) => Sharp, density?: number) => {
    try {
      // A missing one has no name, which throws before there is anything to wait for.
      return await prepare(sharp(files[place] ?? '', { limitInputPixels, density })).toBuffer()
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

/** As large as it is printed at 200 dots an inch: the first is wide, the others are small. */
const asPrinted = (picture: Sharp, width: number) =>
  picture
    .rotate()
    .resize({ width, height: (width / 4) * 3, fit: 'cover' })
    .flatten({ background: plate })
    .jpeg({ quality: 82 })
