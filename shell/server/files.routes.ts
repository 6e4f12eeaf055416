import { existsSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SERVED_FILE, SHELL } from '@brightfill/shared/contract'
import { problemOf } from '@brightfill/shared/node'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { SHELL_FILES } from '../src/files/documentFiles'
import { ClientBudget } from './clients/ClientBudget'
import type { Overrides } from './override/Overrides'
import type { ReleaseStore } from './releases/ReleaseStore'

/** Releases that a client, or a network, may have this server look for elsewhere: those of a tab that is weeks old. */
const SEARCHES = { client: { burst: 30, perSecond: 0.5 }, network: { burst: 120, perSecond: 2 } }

/**
 * How far ahead another copy of the server may be, in milliseconds: it may name a file of the shell that is still on
 * its way here.
 */
const BEHIND = 2_000

/** Seconds; a release is requested again after one. */
const RETRY_AFTER = 2

interface FileRoutesOptions {
  store: Pick<ReleaseStore, 'find' | 'findShown' | 'folder' | 'isShown'>
  overrides: Pick<Overrides, 'allows'>
}

/**
 * `/remotes/<name>/<release>/browser/<file>` and `…/office/<file>`: the browser files of every release that was ever
 * live or a canary, the shell's included. A file never changes under its name. The server fetches missing releases from
 * the registry: a tab may be old, or another copy of the server may have opened it.
 */
export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, { store, overrides }) => {
  const searches = new ClientBudget(SEARCHES)
  let isTroubled = false
  mkdirSync(store.folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: store.folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    dotfiles: 'deny',
  })
  // Going by its extension alone, a type declaration would be a film.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.endsWith('.d.ts') && reply.statusCode === 200) reply.type('text/plain; charset=utf-8')
    done(null, payload)
  })

  app.get<{ Params: { name: string; release: string; part: string; file: string } }>(
    '/remotes/:name/:release/:part(^browser$|^office$)/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,40}$' },
            release: { type: 'string', pattern: '^[a-z0-9]{1,64}$' },
            file: { type: 'string', pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$' },
          },
        },
      },
    },
    async (request, reply) => {
      const { name, release, part, file } = request.params
      const address = path.posix.join(name, release, part, file)
      const isHidden = !store.isShown(name, release)
      const isEarly = isHidden && SERVED_FILE.test(file) && overrides.allows(request, name, release)
      if (isHidden && !isEarly && !searches.tryConsume(request.ip)) {
        const message = 'Too many requests for files that do not exist'
        reply.code(429).header('Retry-After', '10')
        return reply.send(problemOf(request, { code: 'too_many_requests', message }))
      }
      if (!SERVED_FILE.test(file)) return reply.callNotFound()
      try {
        const folder = await (isEarly ? store.find(name, release) : store.findShown(name, release))
        if (isHidden) isTroubled = false
        if (!folder) return reply.callNotFound()
      } catch (error) {
        if (!isTroubled) request.log.error({ err: error }, 'could not fetch a release that a browser needs')
        isTroubled = true
        const problem = { code: 'unavailable', message: 'We cannot load this file just now' }
        return reply.code(503).header('Retry-After', RETRY_AFTER).send(problemOf(request, problem))
      }
      return isEarly ? sendToOne(reply, address) : send(reply, address)
    },
  )

  // Their names are hashes of their content, so the file of any release will do.
  app.get<{ Params: { file: string } }>(
    `${SHELL_FILES}:file`,
    {
      schema: {
        params: {
          type: 'object',
          properties: { file: { type: 'string', pattern: '^[0-9a-f]{16}\\.(js|css|svg|woff2)$' } },
        },
      },
    },
    async (request, reply) => {
      const { file } = request.params
      let release = await releaseWith(file)
      if (!release && searches.tryConsume(request.ip)) release = await wait(BEHIND, file).then(releaseWith)
      return release ? send(reply, path.posix.join(SHELL, release, 'browser', file)) : reply.callNotFound()
    },
  )
  // No other address there is a page, which would be rendered.
  app.get('/remotes/*', (_request, reply) => reply.callNotFound())

  async function releaseWith(file: string): Promise<string | undefined> {
    const releases = await readdir(path.join(store.folder, SHELL)).catch(() => [])
    return releases.find(
      (release) =>
        store.isShown(SHELL, release) && existsSync(path.join(store.folder, SHELL, release, 'browser', file)),
    )
  }
}

function send(reply: FastifyReply, file: string) {
  reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // A picture can be a document with scripts. Opened by itself it runs none, and is not of this origin.
    'Content-Security-Policy': 'sandbox',
    // Caches keep it for a year, and must not give the compressed copy to a browser that cannot read it.
    Vary: 'Accept-Encoding',
  })
  return reply.sendFile(file)
}

/** A file of a release that is not live: no cache keeps it, and no other site can load it. */
function sendToOne(reply: FastifyReply, file: string) {
  reply.headers({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': 'sandbox' })
  return reply.sendFile(file, { cacheControl: false })
}
