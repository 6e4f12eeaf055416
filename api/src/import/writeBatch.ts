import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Batch } from './contentFile'
import { MachineWriterRepo } from './machineWriter.repo'
import { MediaWriterRepo } from './mediaWriter.repo'
import { PageWriterRepo } from './pageWriter.repo'
import { type UnfitContent, unfit } from './UnfitContent'

/**
 * Writes the items of a batch inside a transaction, which fails with the first refused item. Items replace those with
 * the same address or slug.
 * @throws UnfitContent that names the item if it is the only one of the batch
 */
export async function writeBatch(transaction: Kysely<Tables>, batch: Batch): Promise<void> {
  try {
    await writeItems(transaction, batch)
  } catch (error) {
    throw unfit(listOf(batch.list), nameOf(batch.list, batch.items[0]), error)
  }
}

/** Splits a batch into batches of one item. */
export function singleItems(batch: Batch): Batch[] {
  return batch.items.map((item) => ({ list: batch.list, items: [item] }) as Batch) // of the same list
}

async function writeItems(db: Kysely<Tables>, batch: Batch): Promise<void> {
  const pages = new PageWriterRepo(db)
  const machines = new MachineWriterRepo(db)
  switch (batch.list) {
    case 'options':
      for (const setting of batch.items) await pages.saveOption(setting)
      return
    case 'pages':
      for (const page of batch.items) await pages.savePage(page)
      return
    case 'posts':
      for (const post of batch.items) await pages.savePost(post)
      return
    case 'catalogue':
      return machines.saveOptions(batch.items)
    case 'machines':
      return machines.save(batch.items)
    case 'models':
      return machines.addKnownModels(batch.items)
    case 'media':
      return new MediaWriterRepo(db).save(batch.items)
  }
}

/** The list in the file that the items belong to. */
export function listOf(list: Batch['list']): UnfitContent['list'] {
  return list === 'models' ? 'catalogue' : list
}

/** An item, by the name its author knows it by. */
export function nameOf(list: Batch['list'], item: object | undefined): string {
  if (!item) return list
  if ('url' in item) return String(item.url)
  if ('slug' in item) return String(item.slug)
  if ('path' in item) return String(item.path)
  if ('kind' in item)
    return { category: 'categories', bottles: 'bottles', beverage: 'beverages' }[String(item.kind)] ?? list
  if ('manufacturer' in item) return String(item.manufacturer)
  return 'name' in item ? String(item.name) : list
}
