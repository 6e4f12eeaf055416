import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

export interface DerivativeOrder {
  source: string
  target: string
  width: number
  format: 'avif' | 'webp'
}

const settings = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 3 },
} as const

sharp.cache(false)
sharp.concurrency(1)

/** Writes a smaller copy of a picture; a copy that exists is whole. */
export async function makeDerivative({ source, target, width, format }: DerivativeOrder): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  try {
    await sharp(source, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, settings[format])
      .toFile(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
