import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { MachineFilters } from './machines'
import { Answer, Flag, Id, Nothing, Timestamp } from './parts'

// Searches of the machine list that somebody keeps, and how often mails tell of new matches.

export const MailFrequency = Type.Union([
  Type.Literal('at once'),
  Type.Literal('daily'),
  Type.Literal('weekly'),
  Type.Literal('never'),
])
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
  savedSearches: {
    method: 'GET',
    path: '/user/searches',
    summary: 'Saved searches of the caller, newest first',
    access: 'user',
    answer: SavedSearchesAnswer,
  },
  saveSearch: {
    method: 'POST',
    path: '/user/searches',
    summary: 'Save a search of the machine list; one of the same address is replaced, or stays as it is (`if_new`)',
    access: 'user',
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
  changeSearch: {
    method: 'POST',
    path: '/user/searches/:id',
    summary: 'Rename a saved search, or change how often mails tell of new matches',
    access: 'user',
    params: ById,
    body: Type.Object({ name: Type.Optional(Name), frequency: Type.Optional(MailFrequency) }),
    answer: SavedSearchAnswer,
    failures: [404],
  },
  removeSearch: {
    method: 'POST',
    path: '/user/searches/:id/remove',
    summary: 'Remove a saved search',
    access: 'user',
    params: ById,
    answer: Nothing,
    failures: [404],
  },
} as const satisfies Record<string, Call>
