import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { EmbeddedDatabase } from './EmbeddedDatabase'

/** Lets kysely talk to the embedded database. */
export function embeddedDialect(database: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(database),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The database has one session, so there is one connection, and callers take turns. */
class EmbeddedDriver implements Driver {
  private readonly connection: EmbeddedConnection
  private turn: Promise<void> = Promise.resolve()
  private release = () => {}

  constructor(private readonly database: EmbeddedDatabase) {
    this.connection = new EmbeddedConnection(database)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.turn
    let done = () => {}
    this.database.callers += 1
    this.turn = new Promise((resolve) => {
      done = resolve
    })
    await before
    this.release = done
    return this.connection
  }

  async releaseConnection() {
    this.database.callers -= 1
    this.release()
  }

  async beginTransaction() {
    await this.connection.begin()
  }

  async commitTransaction() {
    await this.connection.end('commit')
  }

  async rollbackTransaction() {
    await this.connection.end('rollback')
  }

  async destroy() {
    await this.database.close()
  }
}

class EmbeddedConnection implements DatabaseConnection {
  /** The worker an open transaction belongs to: on a new one the rest of it would run without a transaction. */
  private transactionOn: number | undefined

  constructor(private readonly database: EmbeddedDatabase) {}

  async begin() {
    await this.database.open()
    const { generation } = this.database
    await this.database.query({ sql: 'begin', parameters: [] }, generation)
    this.transactionOn = generation
  }

  async end(how: 'commit' | 'rollback') {
    const generation = this.transactionOn
    this.transactionOn = undefined
    if (how === 'rollback' && generation !== this.database.generation) return // it ended with its worker
    await this.database.query({ sql: how, parameters: [] }, generation)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.database.query({ sql, parameters }, this.transactionOn)
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) } // the query's own type, which kysely inferred
  }

  // biome-ignore lint/correctness/useYield: kysely asks for a generator; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream')
  }
}
