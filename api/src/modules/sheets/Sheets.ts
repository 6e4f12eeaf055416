import { createHash } from 'node:crypto'
import type { MachineDetail } from '@brightfill/shared/contract'
import type { Store } from '../../store/Store'
import type { ContentRepo } from '../content/content.repo'
import type { Make } from '../media/FileOrder'
import { mediaName } from '../media/mediaPath'
import { letterheadOptions } from './letterhead'
import { sheetContentOf } from './sheetContent'

/** Increase it when the drawing changes, so that stored sheets are made again. */
const DRAWN = 3

/** Data sheets of machines, made on request and kept in the store until their content changes. */
export class Sheets {
  constructor(
    private readonly store: Store,
    private readonly content: ContentRepo,
    private readonly publicOrigin: string,
  ) {}

  /** Name of the sheet in the store; undefined when it cannot be made. */
  async find(machine: MachineDetail, make: Make): Promise<string | undefined> {
    const options = await this.content.options(letterheadOptions)
    const content = sheetContentOf(machine, options, this.publicOrigin)
    const sources = [content.logo, ...content.images].map(mediaName)
    const versions = await Promise.all(sources.map((name) => (name ? this.store.version(name) : undefined)))
    const shown = JSON.stringify([DRAWN, content, versions])
    const folder = `sheets/${content.slug}`
    const name = `${folder}/${createHash('sha256').update(shown).digest('hex').slice(0, 32)}.pdf`
    if (await this.store.version(name)) return name
    const keep = (file: string) => this.store.put(file, name)
    if (!(await make({ name, sources, drawing: { content }, keep }))) return undefined
    for await (const other of this.store.list(folder)) if (other !== name) await this.store.remove(other)
    return name
  }
}
