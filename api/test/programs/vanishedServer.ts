import { connect, createServer, type Socket } from 'node:net'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../../src/database/database'
import type { Tables } from '../../src/database/tables'

// node vanishedServer.js <postgresql://…>: queries a server that vanishes silently, as in a power cut; then another
// server answers at its address.

const STATEMENT_TIMEOUT = 500

const server = new URL(process.argv[2] ?? '')
let open: [Socket, Socket][] = []
const way = createServer((client) => {
  const upstream = connect(Number(server.port), server.hostname)
  client.pipe(upstream).pipe(client)
  for (const socket of [client, upstream]) socket.on('error', () => {})
  open.push([client, upstream])
})
await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
const address = new URL(server)
address.port = String((way.address() as { port: number }).port) // it listens on a port, not on a pipe

function vanish() {
  for (const [client, upstream] of open) {
    client.unpipe(upstream)
    upstream.unpipe(client)
  }
  open = []
}

const { db, close } = await openDatabase(
  {
    url: address.href,
    connections: 1,
    dataDir: '',
    statementTimeout: STATEMENT_TIMEOUT,
    onTrouble: (reason) => process.stderr.write(reason),
    onLost: (error) => {
      throw error
    },
  },
  async () => {},
)

/** The outcome of work, and the seconds until then. */
async function outcome(work: Promise<unknown>): Promise<{ said: string; seconds: number }> {
  const began = performance.now()
  const said = await work.then(
    () => 'answered',
    ({ code, message }: { code?: string; message: string }) => code ?? message,
  )
  return { said, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
const ask = (on: Kysely<Tables> = db) => sql`select 1`.execute(on)
const sleep = (on: Kysely<Tables> = db) => sql`select pg_sleep(${(5 * STATEMENT_TIMEOUT) / 1000})`.execute(on)

const answer: Record<string, unknown> = { before: await outcome(ask()) }
vanish()
answer.call = await outcome(ask())
answer.next = await outcome(ask())
answer.transaction = await outcome(
  db.transaction().execute(async (transaction) => {
    await ask(transaction)
    vanish()
    await ask(transaction)
  }),
)
answer.after = await outcome(ask())
answer.long = await outcome(sleep())
answer.longOnPurpose = await outcome(
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sleep(transaction)
  }),
)
await close()
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))
