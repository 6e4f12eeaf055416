import type { ContentUse } from '@brightfill/shared/contract'
import type { Kysely } from 'kysely'
import type { TSchema } from 'typebox'
import type { ContentKindName, Tables } from '../database/tables'
import type { Batch } from '../import/contentFile'

/**
 * A kind of content that staff edit: its items, and how they become rows. Everything else about drafts and versions is
 * the same for all kinds (`DraftService`).
 * @template Item an item of the content file that may be incomplete
 */
export interface ContentKind<Item extends object> {
  name: ContentKindName
  /** The schema that an item has to fit to be published. */
  schema: TSchema
  /** A new item. */
  empty: Item
  /** The name in the activity log. */
  nameOf(item: Item): string
  /** The path of the page that shows it. */
  addressOf(item: Item): string
  /** A unique key for a new item. */
  reserve(db: Kysely<Tables>): Promise<string>
  /** The item as it was published; undefined before the first time. */
  read(db: Kysely<Tables>, key: string): Promise<Item | undefined>
  isPublic(live: Item): boolean
  /** The item as it replaces `live`, with fields that staff do not type, such as former slugs. */
  ready(item: Item, live: Item | undefined): Item
  /**
   * The item as it is stored while hidden from visitors.
   * @throws HttpProblem 422 for an item that the site needs
   */
  offline(live: Item): Item
  /** Taking it offline makes the live item the draft, because the stored item loses something. */
  staysAsDraft?: true
  /** Marks its row as deleted, which hides it from all lists, pages and files, or removes the mark. */
  hide(db: Kysely<Tables>, key: string, hidden: boolean): Promise<void>
  /** The content that refers to it, to warn before it is deleted. */
  uses(db: Kysely<Tables>, key: string): Promise<ContentUse[]>
  /** Schema violations by field, where the schema alone would list too many. */
  faults?(item: Item): Record<string, string[]>
  /** Reasons why it cannot be published, by field, in words for the author. The schema has the rest. */
  problems(item: Item): Record<string, string[]>
  /**
   * Gives the row of the key the item's address, so that the import writer replaces that row.
   * @throws HttpProblem 422 for a taken address
   */
  claim(db: Kysely<Tables>, key: string, item: Item): Promise<void>
  /** The batch for the import writer. */
  batch(item: Item): Batch
}
