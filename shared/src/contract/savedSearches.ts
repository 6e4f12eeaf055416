import { type Static, Type } from 'typebox'
import { MachineFilters } from './machines'
import { Answer, Flag, Id, Nothing, OneOf, Timestamp } from './parts'
import { user } from './rows'

// Searches of the machine list that somebody keeps, and how often mails tell of new matches.

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
  /** 1: the account kept a search of this address before. */
  known: Type.Optional(Flag),
  /** 0: no mail comes until the caller has confirmed the e-mail address. */
  confirmed: Type.Optional(Flag),
})
export type SavedSearchAnswer = Static<typeof SavedSearchAnswer>

const ById = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })

export const savedSearchCalls = {
  savedSearches: user.get('/user/searches', 'Saved searches of the caller, newest first', {
    answer: SavedSearchesAnswer,
  }),
  saveSearch: user.post(
    '/user/searches',
    'Save a search of the machine list; one of the same address is replaced, or stays as it is (`if_new`)',
    {
      body: Type.Object({
        name: Name,
        frequency: MailFrequency,
        address: ListAddress,
        filters: Type.Optional(MachineFilters),
        /** 1: name and frequency are a proposal, which a search that is kept already does not take. */
        if_new: Type.Optional(Flag),
      }),
      answer: SavedSearchAnswer,
      failures: [409],
    },
  ),
  changeSearch: user.post(
    '/user/searches/:id',
    'Rename a saved search, or change how often mails tell of new matches',
    {
      params: ById,
      body: Type.Object({ name: Type.Optional(Name), frequency: Type.Optional(MailFrequency) }),
      answer: SavedSearchAnswer,
      failures: [404],
    },
  ),
  removeSearch: user.post('/user/searches/:id/remove', 'Remove a saved search', {
    params: ById,
    answer: Nothing,
    failures: [404],
  }),
}
