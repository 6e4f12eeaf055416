import { newKey } from '@brightfill/shared/api'
import type { Message } from '@brightfill/shared/draft'

/**
 * The key of a message: that of the former attempt while not a word has changed, so that the api takes it once, and
 * another one after a change, so that the change arrives.
 */
export function keyFor(request: object, former: Message | undefined): string {
  // The release before keys existed called the only one "1".
  return former && former.id !== '1' && textOf(former.request) === textOf(request)
    ? former.id
    : `${Date.now()}-${newKey()}`
}

/** The same for the same values, whatever their order. */
const textOf = (request: object) =>
  JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
