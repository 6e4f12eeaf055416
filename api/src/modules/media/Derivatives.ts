import { PICTURE_WIDTHS, type PictureFormat } from '@brightfill/shared/constants'
import type { Store } from '../../store/Store'
import type { Make } from './FileOrder'

export interface Derivative {
  width: number
  format: PictureFormat
}

/** Smaller copies of pictures in modern formats, each made once and then kept in the store. */
export class Derivatives {
  constructor(private readonly store: Store) {}

  /**
   * Name of the copy in the store, made when it is missing; undefined when there is no such picture or it cannot be
   * made.
   */
  async find(name: string, drawing: Derivative, make: Make): Promise<string | undefined> {
    if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) return undefined
    const source = `media/${name}`
    const version = await this.store.version(source)
    if (!version) return undefined
    const folder = `derivatives/${name}`
    const copy = `${folder}/${version}-${drawing.width}.${drawing.format}`
    const keep = async (file: string) => {
      await this.store.put(file, copy)
      // Copies of the picture that it replaced.
      for await (const other of this.store.list(folder))
        if (!other.startsWith(`${folder}/${version}-`)) await this.store.remove(other)
    }
    const there = (await this.store.version(copy)) ?? (await make({ name: copy, sources: [source], drawing, keep }))
    return there ? copy : undefined
  }
}

/** The smallest offered width that is not below the wanted one, or the largest of all. */
export function offeredWidth(wanted: number): number {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...PICTURE_WIDTHS)
}
