import sharp from 'sharp'

/** Pixels that a picture in a document may have. */
export const limitInputPixels = 40_000_000

/** The logo for the head of a page; undefined when the file is missing or no picture. */
export async function readLogo(file: string): Promise<Buffer | undefined> {
  return sharp(file, { limitInputPixels, density: 400 })
    .trim()
    .resize({ height: 256, width: 1024, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}
