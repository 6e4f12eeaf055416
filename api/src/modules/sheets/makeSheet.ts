import sharp from 'sharp'
import { drawSheet } from './drawSheet'
import { limitInputPixels, readLogo } from './readLogo'
import type { SheetContent } from './sheetContent'
import { writePdf } from './writePdf'

interface SheetOrder {
  target: string
  content: SheetContent
  /** Files; one that is missing or no picture is left out. */
  logo: string
  pictures: string[]
}

const plate = '#e9e7e3'

export async function makeSheet({ target, content, logo, pictures }: SheetOrder): Promise<void> {
  const drawings = { logo: await readLogo(logo), pictures: await readable(pictures) }
  await writePdf(target, drawSheet(content, drawings))
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
