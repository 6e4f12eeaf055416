import { copyFormats, SHARE_PICTURE } from '@brightfill/shared/constants'
import type { Store } from '../../store/Store'
import type { Derivative } from './drawings'
import type { Make } from './FileOrder'

/** The copy for link previews on other sites. */
export const preview: Derivative = { ...SHARE_PICTURE, format: 'jpeg' }

/** Copies of pictures in other sizes and formats, each made once and kept in the store. */
export class Derivatives {
  constructor(private readonly store: Store) {}

  /**
   * Name of the copy in the store, made if missing; undefined when there is no such picture or it cannot be made.
   */
  async find(name: string, drawing: Derivative, make: Make): Promise<string | undefined> {
    const formats = copyFormats(name)
    const offered = drawing.format === 'jpeg' ? formats.length > 0 : formats.includes(drawing.format)
    if (!offered) return undefined
    const source = `media/${name}`
    const version = await this.store.version(source)
    if (!version) return undefined
    const folder = `derivatives/${name}`
    const copy = `${folder}/${version}-${drawing.width}.${drawing.format}`
    const keep = async (file: string) => {
      await this.store.put(file, copy)
      // Copies of a replaced picture.
      for await (const other of this.store.list(folder))
        if (!other.startsWith(`${folder}/${version}-`)) await this.store.remove(other)
    }
    const there = (await this.store.version(copy)) ?? (await make({ name: copy, sources: [source], drawing, keep }))
    return there ? copy : undefined
  }
}
