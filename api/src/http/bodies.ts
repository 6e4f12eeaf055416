import { Readable } from 'node:stream'
import formBody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cleanNames } from './cleanNames'
import { badRequest, HttpProblem, invalid, tooLarge } from './HttpProblem'
import { inspect } from './inspect'
import { limits } from './limits'
import { readTexts } from './readTexts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A JSON body may be a content file: the handler gets it as a stream, or the fields of a form, unchecked. */
    large?: boolean
    /** The body is one file of this media type. */
    upload?: string
  }
}

const fileTypes = ['application/gzip', 'application/octet-stream']

/**
 * The three encodings of a post. Every body becomes one plain object before it is validated. Refuses text that
 * no database can hold.
 */
export async function addBodies(app: FastifyInstance) {
  await app.register(formBody, { bodyLimit: limits.body, parser: readUrlEncoded })
  await app.register(multipart, {
    limits: {
      fields: limits.fields,
      parts: limits.fields,
      fieldSize: limits.fieldBytes,
      fieldNameSize: 200,
      files: 0,
      fileSize: 0,
    },
  })
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  )
  // Handlers read it piece by piece.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
  // Before the body is read: uploads must be files, and all others must not.
  app.addHook('onRequest', async ({ headers, routeOptions: { config } }) => {
    // Without parameters, as the parser above is chosen.
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (config.upload && type !== config.upload) throw unsupported(`Send ${config.upload}`)
    if (fileTypes.includes(type) && !config.upload) throw unsupported('Send form data, a url-encoded form or JSON')
  })
  app.addHook('preValidation', async (request) => {
    const { upload, large } = request.routeOptions.config
    if (upload) return
    if (request.isMultipart()) request.body = await readMultipart(request).catch(refuseBroken)
    request.body ??= {}
    if (large) return
    const { body, querystring } = request.routeOptions.schema ?? {}
    readTexts(request.body, body)
    readTexts(request.query, querystring)
    cleanNames(request.body)
    for (const part of [request.body, request.query, request.params]) inspect(part, limits.values)
  })
}

/** Leaves JSON to the handlers of an app: their body is a stream. */
export function leaveJsonUnread(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (_request, body, done) => done(null, body))
}

/**
 * The JSON of a large body, in chunks as they arrive.
 * @throws HttpProblem 413 when it has more bytes than allowed, 400 when it is incomplete
 */
export async function* jsonParts({ body, headers }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return yield Buffer.from(JSON.stringify(body))
  // Checked before the body is read: a request that is not read to its end closes the connection.
  if (Number(headers['content-length']) > limits.largeBody) throw tooLarge()
  let bytes = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes > limits.largeBody) throw tooLarge()
      yield part
    }
  } catch (error) {
    // It broke off, unless we refused it.
    throw error instanceof HttpProblem ? error : badRequest()
  }
}

function unsupported(message: string) {
  return new HttpProblem(415, { code: 'unsupported_media_type', message })
}

function readUrlEncoded(text: string): Record<string, unknown> {
  // Counted before they are parsed: a megabyte may have half a million.
  if (text.split('&', limits.fields + 1).length > limits.fields) throw tooLarge(`More than ${limits.fields} fields`)
  const fields = new URLSearchParams(text)
  const names = new Set(fields.keys())
  return plain([...names].map((name) => [name, single(fields.getAll(name))]))
}

async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>()
  let total = 0
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume()
      throw invalid({ [part.fieldname]: ['Files are not accepted here'] })
    }
    total += String(part.value).length
    if (part.valueTruncated || part.fieldnameTruncated || total > limits.body) throw tooLarge('A field is too large')
    fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
  }
  return plain([...fields].map(([name, values]) => [name, single(values)]))
}

/** The parser's error for an incomplete body or a missing boundary has no status. */
function refuseBroken(error: Error & { statusCode?: number }): never {
  if (error.statusCode !== undefined) throw error
  throw badRequest('We could not read the form data')
}

/** A repeated name stays a list, which the schema refuses where it wants one value. */
function single(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values
}

/** `__proto__` becomes an ordinary field, which no schema has. */
function plain(entries: [string, unknown][]): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of entries) fields[name] = value
  return fields
}
