import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The base of everything that reads and writes the database. */
export abstract class Repo {
  constructor(protected readonly db: Kysely<Tables>) {}

  /** The same repo on another handle, such as a transaction. */
  on(db: Kysely<Tables>): this {
    return Object.assign(Object.create(this), { db })
  }
}
