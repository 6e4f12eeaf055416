import { ContentFile } from '@brightfill/shared/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables'
import { MachineWriterRepo } from './machineWriter.repo'
import { PageWriterRepo } from './pageWriter.repo'
import { sanitizeContent } from './sanitizeContent'
import { UnfitContent, writeItem } from './UnfitContent'

/**
 * Writes content inside a transaction, its rich text sanitised: all of it or nothing. Items with the same address or
 * slug are replaced; others stay.
 * @throws UnfitContent that names the item
 */
export async function importContent(transaction: Transaction<Tables>, content: ContentFile): Promise<void> {
  const { options, pages, catalogue, machines, posts } = sanitizeContent(ContentFile, content)
  const pageWriter = new PageWriterRepo(transaction)
  for (const [name, value] of Object.entries(options))
    await writeItem('options', name, () => pageWriter.saveOption(name, value))
  for (const page of pages) await writeItem('pages', page.url, () => pageWriter.savePage(page))
  for (const post of posts) await writeItem('posts', post.slug, () => pageWriter.savePost(post))

  const writer = new MachineWriterRepo(transaction)
  const ids = {
    category: await writeItem('catalogue', 'categories', () => writer.options('category', catalogue.categories)),
    bottles: await writeItem('catalogue', 'bottles', () => writer.options('bottles', catalogue.bottles)),
    beverage: await writeItem('catalogue', 'beverages', () => writer.options('beverage', catalogue.beverages)),
  }
  // Oldest first, so that ids rise with the time of publication.
  for (const machine of [...machines].sort((a, b) => (a.published_at ?? '').localeCompare(b.published_at ?? ''))) {
    const options = {
      category: named(ids.category, machine.categories),
      bottles: named(ids.bottles, machine.bottles),
      beverage: named(ids.beverage, machine.beverages),
    }
    await writeItem('machines', machine.slug, () => writer.save(machine, options))
  }
  for (const { name, models } of catalogue.manufacturers) {
    for (const model of models)
      await writeItem('catalogue', name, () => writer.addKnownModel(name, model.name, model.years))
  }
}

function named(ids: ReadonlyMap<string, number>, names: readonly string[]): number[] {
  return names.map((name) => {
    const id = ids.get(name)
    if (id === undefined) throw new UnfitContent('machines', `The catalogue has no option "${name}"`)
    return id
  })
}
