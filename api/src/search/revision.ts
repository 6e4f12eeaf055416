import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

// Edits by other apis are seen after this many ms, our own at once.
const TRUST_FOR = 1000

/** The revision of the catalogue; data from older ones is outdated. */
export class Revision {
  private number = ''
  private readAt = 0
  private reading: Promise<string> | undefined

  constructor(private readonly db: Kysely<Tables>) {}

  async current(): Promise<string> {
    if (Date.now() - this.readAt < TRUST_FOR) return this.number
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  /** Called after an edit of this process. */
  forget() {
    this.readAt = 0
  }

  private async read(): Promise<string> {
    const { number } = await this.db
      .selectFrom('revision')
      .select('number')
      .where('area', '=', 'catalogue')
      .executeTakeFirstOrThrow()
    this.number = String(number)
    this.readAt = Date.now()
    return this.number
  }
}
