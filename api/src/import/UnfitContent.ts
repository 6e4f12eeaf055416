import type { ContentFile } from '@brightfill/shared/contract'

/** Content that has the right shape and still cannot be written, in one line for its author. */
export class UnfitContent extends Error {
  override name = 'UnfitContent'

  constructor(
    readonly list: keyof ContentFile,
    message: string,
  ) {
    super(message)
  }
}

// SQLSTATE: a row met twice in one statement, a unique key that is taken.
const twice = /^(21|23505)/
// Values of a wrong kind or size, broken rules of a table, more than an index holds.
const unstorable = /^(22|23|54)/

/**
 * Writes one item of a list.
 * @throws UnfitContent for what the database refuses because of the item; other errors are thrown as they are
 */
export async function writeItem<Result>(
  list: keyof ContentFile,
  item: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    if (twice.test(code)) throw new UnfitContent(list, `${item} names something twice`)
    if (unstorable.test(code)) throw new UnfitContent(list, `${item} holds a value that cannot be stored`)
    throw error
  }
}
