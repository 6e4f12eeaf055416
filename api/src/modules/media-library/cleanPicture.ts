import sharp, { type Sharp } from 'sharp'

const MOST_PIXELS = 100_000_000
/** An AVIF is decoded whole, with 20 bytes for each pixel. */
const MOST_AVIF_PIXELS = 24_000_000
/** Larger pictures are scaled down: copies for visitors are 1600 pixels wide, and memory and disk are limited. */
const STORED_PIXELS = 24_000_000
/** Copies in WebP and AVIF cannot be longer. */
const LONGEST_SIDE = 16_000

export type CleanedPicture = { width: number; height: number } | { refused: string }

/** The formats by file extension in the store, with the headers of such files. */
const formats: Record<string, { headers: string[]; write: (picture: Sharp) => Sharp }> = {
  jpg: { headers: ['jpeg'], write: (picture) => picture.jpeg({ quality: 90 }) },
  png: { headers: ['png', 'gif'], write: (picture) => picture.png() },
  webp: { headers: ['webp', 'heif'], write: (picture) => picture.webp({ quality: 90, effort: 2 }) },
}

sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes a picture upright and in web colours, without any other data of its file. Checks the header before it
 * decodes anything.
 */
export async function cleanPicture(source: string, target: string, ending: string): Promise<CleanedPicture> {
  const format = formats[ending]
  const header = await sharp(source, { limitInputPixels: false }).metadata()
  const { width, height } = header.autoOrient
  const most = header.format === 'heif' ? MOST_AVIF_PIXELS : MOST_PIXELS
  if (!format?.headers.includes(header.format) || (header.format === 'heif' && header.compression !== 'av1'))
    return { refused: 'This file is not the type of picture it claims to be' }
  if (width * height > most)
    return { refused: `This picture has ${Math.ceil((width * height) / 1e6)} megapixels; ${most / 1e6} are allowed` }
  if (Math.max(width, height) > LONGEST_SIDE)
    return { refused: `This picture is ${Math.max(width, height)} pixels long; ${LONGEST_SIDE} are allowed` }
  const scale = Math.min(1, Math.sqrt(STORED_PIXELS / (width * height)))
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.max(1, Math.floor(width * scale)), withoutEnlargement: true })
  const made = await format.write(picture).toFile(target)
  return { width: made.width, height: made.height }
}
