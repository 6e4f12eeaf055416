import { type Static, Type } from 'typebox'
import { Answer, Id, NullOr, Timestamp } from './parts'
import { compositionKey } from './rows'

// The lists that composition servers make for search engines, in large pieces: each card of a list is dear to make.

const ListedMachine = Type.Object({ slug: Type.String(), updated_at: Timestamp })

export const ListedMachinesAnswer = Answer({
  data: Type.Array(ListedMachine),
  /** Asked for with it as `before`, the api answers what comes next; null after the last machine. */
  next: NullOr(Id),
})
export type ListedMachinesAnswer = Static<typeof ListedMachinesAnswer>

export const listingCalls = {
  listedMachines: compositionKey.get(
    '/api/listed-machines',
    'Addresses of all published machines, the newest first, 10,000 at a time',
    { query: Type.Object({ before: Type.Optional(Id) }), answer: ListedMachinesAnswer },
  ),
}
