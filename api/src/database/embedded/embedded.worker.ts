import { parentPort, workerData } from 'node:worker_threads'
import { embeddedMaintenance } from './embeddedMaintenance'
import type { FromWorker, SentError, ToWorker, WorkerSettings } from './embeddedMessages'
import { flushFolder } from './flushFolder'
import { closePglite, openPglite } from './pglite'

// The embedded database. It has a thread of its own because a query occupies its thread until it is done.

const { folder }: WorkerSettings = workerData
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread')

const pg = await openPglite(folder, await flushFolder(folder))
const maintenance = embeddedMaintenance(pg, (running) => tell({ kind: 'maintenance', running }))

port.on('message', (message: ToWorker) => {
  void answer(message).then(tell, (error: unknown) => tell({ kind: 'failure', id: message.id, error: sendable(error) }))
})
tell({ kind: 'ready' })

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message
  if (message.kind !== 'ping') maintenance.inUse(message.kind === 'query' ? message.statement.sql : '')
  switch (message.kind) {
    case 'query': {
      const { rows, affectedRows } = await pg.query(message.statement.sql, [...message.statement.parameters])
      return { kind: 'answer', id, rows, affected: affectedRows ?? 0 }
    }
    case 'close':
      maintenance.stop()
      await closePglite(pg)
      break
    case 'ping':
      await pg.query('select 1')
  }
  return { kind: 'answer', id, rows: [], affected: 0 }
}

function tell(message: FromWorker) {
  port?.postMessage(message)
}

function sendable(error: unknown): SentError {
  const { message, code, constraint, detail } = error as SentError // PGlite throws its DatabaseError, which has these
  return { message: String(message), code, constraint, detail }
}
