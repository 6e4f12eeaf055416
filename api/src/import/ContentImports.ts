import type { ContentCheck, ContentFile } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { invalid } from '../http/HttpProblem'
import type { Store } from '../store/Store'
import { batchesOf } from './batchesOf'
import { type ContentBytes, ContentReader } from './ContentReader'
import { ContentReferences } from './ContentReferences'
import { changesBetween } from './changesBetween'
import type { Batch } from './contentFile'
import { readContent } from './exportContent'
import { lockForImport } from './importLock'
import { type ContentProblem, problemOf } from './problems'
import { UnfitContent } from './UnfitContent'
import { singleItems, writeBatch } from './writeBatch'

/** Rolls a transaction back. */
class RolledBack extends Error {}

/**
 * Writes content while the site runs: a whole file or nothing, in one transaction. Items replace those with the same
 * address or slug; others stay. Another process reads the file.
 */
export class ContentImports {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly store: Store,
  ) {}

  /**
   * @param file JSON of a `ContentFile`
   * @throws HttpProblem for a file that is not content or has errors, and while another import runs
   */
  async run(file: ContentBytes): Promise<void> {
    const { batches, problems } = await readBatches(file)
    const references = new ContentReferences(batches)
    try {
      await this.write(batches, async (transaction) => {
        refuse([...problems, ...(await references.errors(transaction))])
      })
    } catch (error) {
      if (error instanceof UnfitContent) refuse([problemOf(error)])
      throw error
    }
  }

  /**
   * Reports what an import of the file would change, and its problems, item by item. Changes nothing.
   * @param file JSON of a `ContentFile`
   * @throws HttpProblem for a file that is not content, and while an import runs
   */
  async check(file: ContentBytes): Promise<ContentCheck> {
    const { batches, problems } = await readBatches(file)
    const references = new ContentReferences(batches)
    let changes: ContentCheck['changes'] = {}
    try {
      const before = await this.db.transaction().execute(readContent)
      await this.write(batches, async (transaction) => {
        changes = changesBetween(before, await readContent(transaction))
        problems.push(...(await references.errors(transaction)))
        for (const { link, ...place } of await references.deadLinks(transaction))
          problems.push({ level: 'warning', ...place, message: `links to ${link}, which is not on the site` })
        throw new RolledBack()
      })
    } catch (error) {
      if (error instanceof UnfitContent) problems.push(problemOf(error))
      else if (!(error instanceof RolledBack)) throw error
    }
    return { changes, problems: [...problems, ...(await references.pictureProblems(this.store))] }
  }

  private async write(batches: readonly Batch[], also: (transaction: Kysely<Tables>) => Promise<void>) {
    const writeAll = (all: readonly Batch[]) =>
      this.db.transaction().execute(async (transaction) => {
        await lockForImport(transaction)
        for (const batch of all) await writeBatch(transaction, batch)
        await also(transaction)
      })
    try {
      await writeAll(batches)
    } catch (error) {
      if (!(error instanceof UnfitContent)) throw error
      // Again, item by item, to name the one that the database refuses.
      await writeAll(batches.flatMap(singleItems))
    }
  }
}

async function readBatches(file: ContentBytes): Promise<{ batches: Batch[]; problems: ContentProblem[] }> {
  const reader = new ContentReader()
  try {
    await reader.read(file)
    const batches: Batch[] = []
    for (let batch = await reader.next(); batch; batch = await reader.next()) batches.push(batch)
    return { batches, problems: [...reader.problems] }
  } finally {
    reader.close()
  }
}

/** @throws HttpProblem 422 that lists each item with an error */
function refuse(problems: readonly ContentProblem[]) {
  const errors: Record<string, string[]> = {}
  for (const { level, list, item, message } of problems)
    if (level === 'error') errors[list] = [...(errors[list] ?? []), item ? `${item} ${message}` : message]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Writes content into a database that is not in use yet, inside a transaction. */
export async function seedContent(transaction: Kysely<Tables>, content: ContentFile): Promise<void> {
  for (const batch of batchesOf(content)) await writeBatch(transaction, batch)
  // The site starts with these machines, so saved searches must not report them as new.
  await sql`insert into machine_arrival (machine_id) select machine_id from product_filter order by machine_id`.execute(
    transaction,
  )
}
