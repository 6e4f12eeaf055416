import { type RawBuilder, sql } from 'kysely'

/** The words of a search as patterns of `like`. A row that is found has every one of them. */
export function patternsOf(search = ''): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Whether a row of `account` has such a word. It is the expression of the index account_search. */
export function accountHas(pattern: string): RawBuilder<boolean> {
  return sql<boolean>`lower(name || ' ' || last_name || ' ' || email || ' ' || phone) like ${pattern}`
}
