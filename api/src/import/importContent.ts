import type { ContentFile } from '@brightfill/shared/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables'
import { MachineWriterRepo } from './machineWriter.repo'
import { PageWriterRepo } from './pageWriter.repo'

/** A machine names a category, bottle or beverage the catalogue of the file does not have. */
export class UnknownOption extends Error {
  override name = 'UnknownOption'

  constructor(option: string) {
    super(`The catalogue has no option "${option}"`)
  }
}

/** Writes content inside a transaction: all of it or nothing. What has the same address or slug is replaced; what is not named stays. */
export async function importContent(transaction: Transaction<Tables>, content: ContentFile): Promise<void> {
  const { options, pages, catalogue, machines, posts } = content
  const pageWriter = new PageWriterRepo(transaction)
  for (const [name, value] of Object.entries(options)) await pageWriter.saveOption(name, value)
  for (const page of pages) await pageWriter.savePage(page)
  for (const post of posts) await pageWriter.savePost(post)

  const writer = new MachineWriterRepo(transaction)
  const ids = {
    category: await writer.options('category', catalogue.categories),
    bottles: await writer.options('bottles', catalogue.bottles),
    beverage: await writer.options('beverage', catalogue.beverages),
  }
  // Oldest first, so that ids rise with the time of publication.
  for (const machine of [...machines].sort((a, b) => (a.published_at ?? '').localeCompare(b.published_at ?? ''))) {
    await writer.save(machine, {
      category: named(ids.category, machine.categories),
      bottles: named(ids.bottles, machine.bottles),
      beverage: named(ids.beverage, machine.beverages),
    })
  }
  for (const { name, models } of catalogue.manufacturers) {
    for (const model of models) await writer.addKnownModel(name, model.name, model.years)
  }
}

function named(ids: ReadonlyMap<string, number>, names: readonly string[]): number[] {
  return names.map((name) => {
    const id = ids.get(name)
    if (id === undefined) throw new UnknownOption(name)
    return id
  })
}
