import type { Repos } from '../createRepos'
import { UnfitContent } from '../import/UnfitContent'
import type { Work } from '../repos'
import type { DraftService } from './DraftService'
import type { ContentRef } from './drafts.repo'

/** Rolls a transaction back. */
class RolledBack extends Error {}

interface Shown<Item extends object, Answer> {
  drafts: DraftService<Item>
  ref: ContentRef
  /** Fills in what the item still lacks, and gives it a unique address. */
  fit: (item: Item, key: string) => Item
  read: (on: Work, shown: Item) => Promise<Answer | undefined>
}

/**
 * A draft, read as visitors would get it: it is published in a transaction that is rolled back, so new fields need no
 * code for previews (O-21).
 */
export async function previewOf<Item extends object, Answer>(
  { transaction }: Pick<Repos, 'transaction'>,
  { drafts, ref, fit, read }: Shown<Item, Answer>,
): Promise<Answer | undefined> {
  if (ref.kind !== drafts.kind.name) return undefined
  let answer: Answer | undefined
  await transaction(async (on) => {
    answer = await read(on, await drafts.show(on, ref.key, (item) => fit(item, ref.key)))
    throw new RolledBack()
  }).catch((error: unknown) => {
    // A draft that does not fit the catalogue yet is not shown.
    if (!(error instanceof RolledBack || error instanceof UnfitContent)) throw error
  })
  return answer
}

/** Fits an item with a slug as its address. */
export const atPreview = <Item extends { slug: string; published_at: string | null }>(
  item: Item,
  key: string,
): Item => ({
  ...item,
  slug: `preview-${key}`,
  former_slugs: [],
  published_at: item.published_at ?? new Date().toISOString(),
})
