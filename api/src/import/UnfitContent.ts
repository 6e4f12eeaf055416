import type { ContentFile } from '@brightfill/shared/contract'

/** Content that has the right shape and still cannot be written, in one line for its author. */
export class UnfitContent extends Error {
  override name = 'UnfitContent'

  constructor(
    readonly list: Exclude<keyof ContentFile, 'format'>,
    /** The item, by the name its author knows it by. */
    readonly item: string,
    readonly reason: string,
  ) {
    super(`${item} ${reason}`)
  }
}

// SQLSTATE: a row met twice in one statement, a unique key that is taken.
const twice = /^(21|23505)/
// Values of a wrong kind or size, broken rules of a table, more than an index holds.
const unstorable = /^(22|23|54)/

/** Turns what the database refuses because of the item into an error about it; other errors stay as they are. */
export function unfit(list: UnfitContent['list'], item: string, error: unknown): unknown {
  const code = String((error as { code?: unknown }).code)
  if (twice.test(code)) return new UnfitContent(list, item, 'names something twice')
  if (unstorable.test(code)) return new UnfitContent(list, item, 'holds a value that cannot be stored')
  return error
}
