import { type Static, Type } from 'typebox'
import { MachineFilters } from './machines'
import { Answer, Flag, Id, Nothing, OneOf, Timestamp } from './parts'
import { user } from './rows'

// A user's saved searches of the machine list, and how often e-mails report new matches.

export const MailFrequency = OneOf('at once', 'daily', 'weekly', 'never')
export type MailFrequency = Static<typeof MailFrequency>

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })

/** Address of a list on this site, with what is chosen. */
const ListAddress = Type.String({ maxLength: 2000, pattern: '^/products(/c/[a-z0-9-]+)?(\\?[^\\s#<>"]*)?$' })

export const SavedSearch = Type.Object({
  id: Id,
  name: Type.String(),
  address: Type.String(),
  frequency: MailFrequency,
  created_at: Timestamp,
})
export type SavedSearch = Static<typeof SavedSearch>

export const SavedSearchesAnswer = Answer({ data: Type.Array(SavedSearch) })
export type SavedSearchesAnswer = Static<typeof SavedSearchesAnswer>
export const SavedSearchAnswer = Answer({
  data: SavedSearch,
  /** After saving. 1: the account had a search with this address before. */
  known: Type.Optional(Flag),
  /** 0: no e-mails until the caller has confirmed the address. */
  confirmed: Flag,
})
export type SavedSearchAnswer = Static<typeof SavedSearchAnswer>

const ById = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })

export const savedSearchCalls = {
  savedSearches: user.get('/user/searches', 'The caller’s saved searches, newest first', {
    answer: SavedSearchesAnswer,
  }),
  saveSearch: user.post(
    '/user/searches',
    'Save a search of the machine list; this replaces one with the same address, unless `if_new` is set',
    {
      body: Type.Object({
        name: Name,
        frequency: MailFrequency,
        address: ListAddress,
        filters: Type.Optional(MachineFilters),
        /** 1: name and frequency are a proposal, which a search that is saved already ignores. */
        if_new: Type.Optional(Flag),
      }),
      answer: SavedSearchAnswer,
      failures: [409],
    },
  ),
  changeSearch: user.post('/user/searches/:id', 'Rename a saved search, or change how often we e-mail new matches', {
    params: ById,
    body: Type.Object({ name: Type.Optional(Name), frequency: Type.Optional(MailFrequency) }),
    answer: SavedSearchAnswer,
    failures: [404],
  }),
  removeSearch: user.post('/user/searches/:id/remove', 'Remove a saved search', {
    params: ById,
    answer: Nothing,
    failures: [404],
  }),
}
