import { stat } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_WIDTHS, type PictureFormat } from '@brightfill/shared/constants'
import type { PictureMaker } from './PictureMaker'

export interface Derivative {
  width: number
  format: PictureFormat
}

/** Smaller copies of pictures in modern formats, each made the first time somebody asks for it and then kept. */
export class Derivatives {
  private readonly making = new Map<string, Promise<boolean>>()

  constructor(
    private readonly mediaFolder: string,
    private readonly folder: string,
    private readonly maker: PictureMaker,
  ) {}

  /**
   * File of the copy, relative to the folder of copies; undefined when there is no such picture or it cannot be read as
   * one.
   */
  async find(name: string, derivative: Derivative): Promise<string | undefined> {
    const source = path.join(this.mediaFolder, name)
    const version = await versionOf(source)
    if (!version || !/\.(jpe?g|png|webp|avif)$/i.test(name)) return undefined
    const file = `${name}/${version}-${derivative.width}.${derivative.format}`
    const target = path.join(this.folder, file)
    if (await versionOf(target)) return file
    let making = this.making.get(file)
    if (!making) {
      making = this.maker.make({ source, target, ...derivative }).finally(() => this.making.delete(file))
      this.making.set(file, making)
    }
    return (await making) ? file : undefined
  }
}

/** The smallest offered width that is not below the wanted one, or the largest of all. */
export function offeredWidth(wanted: number): number {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...PICTURE_WIDTHS)
}

/** Changes with the file; undefined when there is none. */
async function versionOf(file: string): Promise<string | undefined> {
  return stat(file).then(
    (found) => (found.isFile() ? `${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}` : undefined),
    () => undefined,
  )
}
