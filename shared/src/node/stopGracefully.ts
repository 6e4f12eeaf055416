import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for running work to finish once the server accepts nothing more. */
const FINISH_WITHIN = 10_000

/** Whether the process has been told to end. `/readyz` says so, and connections end with their next answer. */
export interface Stopping {
  readonly isStopping: boolean
}

/**
 * Runs `close` and ends the process on a signal or an uncaught error; a second signal ends it at once.
 * @param drainFor milliseconds between SIGTERM and `close`, in which balancers notice; other ends do not wait
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
