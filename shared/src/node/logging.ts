import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { traceOf } from './trace'

/**
 * The logger of every server: lines of JSON with the service, the request and its trace.
 * @param service the server's name
 * @param level of LOG_LEVEL
 */
export function logging(service: string, level: string) {
  return {
    logger: level === 'silent' ? false : { level, base: { service } },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, trace: traceOf(request).id }, options),
  } satisfies Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'>
}

/**
 * Logs a line for each answer. Never the query: it may hold tokens and addresses of people.
 * @param app the server
 */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const path = request.url.split('?', 1)[0]
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
  })
}
