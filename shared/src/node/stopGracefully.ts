import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that what runs has to finish once nothing more is accepted. */
const FINISH_WITHIN = 10_000

/** Whether the process has been told to end. `/readyz` says so, and connections end with their next answer. */
export interface Stopping {
  readonly isStopping: boolean
}

/**
 * Runs `close` and ends the process when a signal comes or an error was caught by nobody; a second signal ends it at
 * once.
 * @param drainFor milliseconds between SIGTERM and `close`, in which balancers notice; other ends wait for nobody
 */
export function stopGracefully(close: () => Promise<void>, drainFor = 0): Stopping {
  const stopping = { isStopping: false }
  closeWithGrace({ delay: drainFor + FINISH_WITHIN }, async ({ err, signal }) => {
    stopping.isStopping = true
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
    if (signal === 'SIGTERM') await wait(drainFor)
    await close()
  })
  return stopping
}

/** A client that keeps its connection would send its next request to a server that is gone by then. */
export function closeWhenStopping(app: Pick<FastifyInstance, 'addHook'>, stopping: Stopping): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping.isStopping) reply.header('connection', 'close')
    done()
  })
}
