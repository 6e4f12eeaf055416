import sharp from 'sharp'
import type { Derivative } from './Derivatives'

const settings = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 3 },
} as const

sharp.cache(false)
sharp.concurrency(1)

/** Writes a smaller copy of a picture. */
export async function makeDerivative({
  source,
  target,
  width,
  format,
}: Derivative & { source: string; target: string }): Promise<void> {
  await sharp(source, { limitInputPixels: 40_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toFile(target)
}
