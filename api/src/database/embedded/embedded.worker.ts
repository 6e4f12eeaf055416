import { execFile } from 'node:child_process'
import { parentPort, workerData } from 'node:worker_threads'
import { embeddedMaintenance } from './embeddedMaintenance'
import type { FromWorker, SentError, ToWorker } from './embeddedMessages'
import { closePglite, openPglite } from './pglite'

const FLUSHED_WITHIN = 20_000

// The embedded database. It has its own thread because a query blocks its thread until it is done.

const folder: string = workerData
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread')

const pg = await openPglite(folder, await flushed())
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

/**
 * Has the system write the folder's whole file system to disk. False without that program, or when it takes too long.
 */
function flushed(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', folder], { timeout: FLUSHED_WITHIN }, (error) => resolve(error === null))
  })
}
