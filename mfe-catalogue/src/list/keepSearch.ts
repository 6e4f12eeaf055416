import { ApiError, call } from '@brightfill/shared/api'
import { slugOf } from '@brightfill/shared/constants'
import type { SavedSearchAnswer } from '@brightfill/shared/contract'
import type { FilterSets } from '../api/machines'
import { chosenFilters } from './chosenFilters'
import { addressOf, filtersOf, type ListQuery } from './listQuery'
import { texts } from './texts'

const LONGEST_NAME = 100

const said = {
  saved: 'Saved. We will e-mail you new matches daily.',
  unconfirmed: 'Saved. Confirm your e-mail address, and we will e-mail you new matches daily.',
  known: 'You have already saved this search.',
  full: 'You have 20 saved searches. Remove one first:',
  list: 'Saved searches',
}

/** The text about it, and the name of the link to the saved searches. */
interface Outcome {
  text: string
  list?: string
}

/** Saves what is chosen, named by its own texts; a daily e-mail reports new matches. */
export async function keepSearch(query: ListQuery, sets: FilterSets): Promise<Outcome> {
  const landing = query.landing ? sets.category.find(({ name }) => slugOf(name) === query.landing) : undefined
  const words = [landing?.name, ...chosenFilters(query, sets).map(({ label }) => label)].filter(Boolean)
  const name = words.join(', ').slice(0, LONGEST_NAME) || texts.allMachines
  const address = addressOf({ ...query, names: [], page: 1 })
  const filters = filtersOf(landing ? { ...query, category: [landing.id] } : query)
  try {
    // The user may have renamed it and stopped its e-mails.
    const answer = await call('POST /user/searches', { name, frequency: 'daily', address, filters, if_new: 1 })
    return { text: textOf(answer), list: said.list }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { text: said.full, list: said.list }
    throw error
  }
}

function textOf({ known, confirmed }: SavedSearchAnswer): string {
  if (known === 1) return said.known
  return confirmed === 0 ? said.unconfirmed : said.saved
}
