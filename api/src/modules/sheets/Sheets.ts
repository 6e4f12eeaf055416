import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileVersion } from '../media/fileVersion'
import { mediaFile } from '../media/mediaPath'
import type { SheetOrder } from './makeSheet'
import type { SheetContent } from './sheetContent'

/** Raised when sheets are drawn in another way: those that are kept are made anew. */
const DRAWN = 1

/** Data sheets of machines, each made when somebody asks and kept until what it shows changes. */
export class Sheets {
  constructor(
    private readonly mediaFolder: string,
    readonly folder: string,
  ) {}

  /** File of the sheet, relative to the folder of sheets; undefined when it cannot be made. */
  async find(content: SheetContent, make: (order: SheetOrder) => Promise<boolean>): Promise<string | undefined> {
    const media = (address: string) => mediaFile(this.mediaFolder, address)
    const files = { logo: media(content.logo), pictures: content.images.map(media) }
    const versions = await Promise.all([files.logo, ...files.pictures].map((file) => fileVersion(file)))
    const shown = JSON.stringify([DRAWN, content, versions])
    const name = `${createHash('sha256').update(shown).digest('hex').slice(0, 32)}.pdf`
    const file = path.join(content.slug, name)
    const target = path.join(this.folder, file)
    if (await fileVersion(target)) return file
    if (!(await make({ content, target, ...files }))) return undefined
    await this.dropOthers(content.slug, name)
    return file
  }

  private async dropOthers(slug: string, name: string): Promise<void> {
    const folder = path.join(this.folder, slug)
    const others = (await readdir(folder)).filter((other) => other.endsWith('.pdf') && other !== name)
    for (const other of others) await rm(path.join(folder, other), { force: true })
  }
}
