import path from 'node:path'
import { PICTURE_WIDTHS, type PictureFormat } from '@brightfill/shared/constants'
import { fileVersion } from './fileVersion'
import type { DerivativeOrder } from './makeDerivative'

export interface Derivative {
  width: number
  format: PictureFormat
}

/** Makes a copy; false when the picture cannot be read as one. */
type Make = (order: DerivativeOrder) => Promise<boolean>

/** Smaller copies of pictures in modern formats, each made once and then kept. */
export class Derivatives {
  constructor(
    private readonly mediaFolder: string,
    private readonly folder: string,
  ) {}

  /**
   * File of the copy, relative to the folder of copies, made when it is missing; undefined when there is no such
   * picture or it cannot be made.
   */
  async find(name: string, { width, format }: Derivative, make: Make): Promise<string | undefined> {
    const source = path.join(this.mediaFolder, name)
    const version = await fileVersion(source)
    if (!version || !/\.(jpe?g|png|webp|avif)$/i.test(name)) return undefined
    const file = `${name}/${version}-${width}.${format}`
    const target = path.join(this.folder, file)
    const there = (await fileVersion(target)) ?? (await make({ source, target, width, format }))
    return there ? file : undefined
  }
}

/** The smallest offered width that is not below the wanted one, or the largest of all. */
export function offeredWidth(wanted: number): number {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...PICTURE_WIDTHS)
}
