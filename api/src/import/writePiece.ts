import type { ContentFile } from '@brightfill/shared/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Piece } from './contentFile'
import { MachineWriterRepo } from './machineWriter.repo'
import { PageWriterRepo } from './pageWriter.repo'
import { UnfitContent, unfit } from './UnfitContent'

/**
 * Writes the items of a piece inside a transaction, which ends with the first one that is refused. Items with the same
 * address or slug are replaced.
 * @throws UnfitContent that names the item if the piece has no other
 */
export async function writePiece(transaction: Kysely<Tables>, piece: Piece): Promise<void> {
  try {
    await writeItems(transaction, piece)
  } catch (error) {
    throw unfit(listOf(piece), nameOf(piece), error)
  }
}

/**
 * Writes pieces as they are, or when the database refuses one, all items one by one, to name the one that it refuses.
 */
export async function writeOrName(
  pieces: readonly Piece[],
  write: (pieces: readonly Piece[]) => Promise<void>,
): Promise<void> {
  try {
    await write(pieces)
  } catch (error) {
    if (!(error instanceof UnfitContent)) throw error
    await write(pieces.flatMap(singly))
  }
}

function singly(piece: Piece): Piece[] {
  return piece.items.map((item) => ({ list: piece.list, items: [item] }) as Piece) // of the same list
}

async function writeItems(db: Kysely<Tables>, piece: Piece): Promise<void> {
  const pages = new PageWriterRepo(db)
  const machines = new MachineWriterRepo(db)
  switch (piece.list) {
    case 'options':
      for (const setting of piece.items) await pages.saveOption(setting)
      return
    case 'pages':
      for (const page of piece.items) await pages.savePage(page)
      return
    case 'posts':
      for (const post of piece.items) await pages.savePost(post)
      return
    case 'catalogue':
      return machines.saveOptions(piece.items)
    case 'machines':
      return machines.save(piece.items)
    case 'models':
      return machines.addKnownModels(piece.items)
  }
}

function listOf({ list }: Piece): keyof ContentFile {
  return list === 'models' ? 'catalogue' : list
}

/** The first item, by the name its author knows it by. */
function nameOf({ list, items: [item] }: Piece): string {
  if (!item) return list
  if ('url' in item) return item.url
  if ('slug' in item) return item.slug
  if ('kind' in item) return { category: 'categories', bottles: 'bottles', beverage: 'beverages' }[item.kind]
  return 'manufacturer' in item ? item.manufacturer : item.name
}
