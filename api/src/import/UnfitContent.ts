import type { ContentFile } from '@brightfill/shared/contract'

/** Content of the right shape that cannot be written, with one line for its author. */
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

// SQLSTATE: a row that occurs twice in one statement, a taken unique key.
const twice = /^(21|23505)/
// Values of a wrong type or size, violated constraints, more than an index holds.
const unstorable = /^(22|23|54)/

/** Turns a database error that the item caused into an error about the item; other errors stay as they are. */
export function unfit(list: UnfitContent['list'], item: string, error: unknown): unknown {
  const code = String((error as { code?: unknown }).code)
  if (twice.test(code)) return new UnfitContent(list, item, 'names something twice')
  if (unstorable.test(code)) return new UnfitContent(list, item, 'holds a value that cannot be stored')
  return error
}
