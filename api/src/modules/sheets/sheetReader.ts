import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Repos } from '../../createRepos'
import type { Store } from '../../store/Store'
import type { PictureQueue } from '../media/PictureQueue'
import type { Sheets } from './Sheets'

interface SheetReaderParts extends Pick<Repos, 'machines'> {
  sheets: Sheets
  store: Store
  queue: PictureQueue
}

/** Milliseconds that a mail waits for its sheet before it is postponed. */
const WITHIN = 30_000

/**
 * Reads the current data sheets for mails.
 * @returns a reader by slug; undefined when the machine is not on the site. Throws when the sheet cannot be made now.
 */
export function sheetReader({ machines, sheets, store, queue }: SheetReaderParts) {
  return async (slug: string): Promise<Buffer | undefined> => {
    const machine = await machines.findBySlug(slug, undefined)
    if (!machine) return undefined
    const name = await sheets.find(machine, (order) => queue.ask(order, 'mail', AbortSignal.timeout(WITHIN)))
    const file = path.join(os.tmpdir(), `${randomUUID()}.pdf`)
    try {
      if (!name || !(await store.fetch(name, file))) throw new Error(`The data sheet of ${slug} could not be created`)
      return await readFile(file)
    } finally {
      await rm(file, { force: true })
    }
  }
}
