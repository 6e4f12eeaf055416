import type { PoolClient } from 'pg'

/** Transactions of unlimited length run this first: to restore, to back up, to wait for another api. */
const NO_LIMIT = 'set local statement_timeout = 0'

/**
 * A connection to a server that may vanish without closing it. A statement without an answer in time ends the
 * connection, because the next one would wait behind it; the kernel alone would wait for a quarter of an hour.
 */
export class TimedConnection {
  private lost: unknown

  /** @param answersWithin milliseconds; undefined for any time */
  constructor(
    private readonly client: PoolClient,
    private answersWithin: number | undefined,
  ) {}

  /** @throws Error "Query read timeout" */
  async query(text: string, parameters: readonly unknown[]) {
    if (this.lost) throw this.lost // such as the rollback of the transaction
    if (text === NO_LIMIT) this.answersWithin = undefined // until the transaction gives the connection back
    const statement = { text, values: [...parameters], query_timeout: this.answersWithin }
    try {
      return await this.client.query(statement)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') {
        this.lost = error
        this.client.release(true)
      }
      throw error
    }
  }

  release() {
    if (!this.lost) this.client.release()
  }
}
