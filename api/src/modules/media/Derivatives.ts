import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** The widths pictures are made in; another width gets the next larger one. */
export const derivativeWidths = [320, 480, 640, 960, 1280, 1600] as const
export const derivativeFormats = ['avif', 'webp'] as const
export type DerivativeFormat = (typeof derivativeFormats)[number]

export interface Derivative {
  width: number
  format: DerivativeFormat
}

const settings = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 3 },
} as const

// Encoding takes a core and tens of MB: one after the other.
const AT_ONCE = 1

/** Smaller copies of pictures in modern formats, each made the first time somebody asks for it and then kept. */
export class Derivatives {
  private readonly making = new Map<string, Promise<void>>()
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly mediaFolder: string,
    private readonly folder: string,
  ) {}

  /** File of the copy, relative to the folder of copies; undefined when there is no such picture or it cannot be read as one. */
  async find(name: string, { width, format }: Derivative): Promise<string | undefined> {
    const source = path.join(this.mediaFolder, name)
    const changed = await stat(source).then(
      ({ mtimeMs, size }) => `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`,
      () => undefined,
    )
    if (!changed || !/\.(jpe?g|png|webp|avif)$/i.test(name)) return undefined
    const file = `${name}/${changed}-${width}.${format}`
    const target = path.join(this.folder, file)
    if (await exists(target)) return file
    let making = this.making.get(file)
    if (!making) {
      making = this.inTurn(() => make(source, target, { width, format })).finally(() => this.making.delete(file))
      this.making.set(file, making)
    }
    try {
      await making
      return file
    } catch {
      return undefined
    }
  }

  private async inTurn(work: () => Promise<void>): Promise<void> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.running += 1
    try {
      await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

/** The largest offered width that is not below the wanted one, or the largest of all. */
export function offeredWidth(wanted: number): number {
  return derivativeWidths.find((width) => width >= wanted) ?? derivativeWidths[derivativeWidths.length - 1] ?? wanted
}

async function make(source: string, target: string, { width, format }: Derivative) {
  // Loaded on first use: it takes memory that an api with warm copies never needs.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
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

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
