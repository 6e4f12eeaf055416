import { Unavailable } from '../Unavailable'

/** The database is unreachable; the caller may try again in a moment. */
export class DatabaseUnavailable extends Unavailable {
  override name = 'DatabaseUnavailable'
}

/** An error of the database itself, the same from both kinds of it; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'

  constructor(
    message: string,
    readonly code: string | undefined,
    readonly constraint: string | undefined,
    readonly detail: string | undefined,
  ) {
    super(message)
  }
}
