import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Finding } from '@brightfill/shared/node'
import { AwsClient } from 'aws4fetch'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import mime from 'mime'
import { HttpProblem, notFound } from '../http/HttpProblem'
import { Unavailable } from '../Unavailable'
import type { Store } from './Store'

/** Milliseconds for an answer, and for each further piece of a file. */
const GOES_ON_WITHIN = 5_000
/** Milliseconds that a picture may be outdated. Each request to the store makes a visitor wait. */
const VERSION_KNOWN_FOR = 10_000
const MOST_VERSIONS = 20_000
/** Statuses besides 2xx that are not failures. */
const understood = [304, 404, 416]
const late = 'no answer in time'
const passedOn = ['etag', 'last-modified', 'content-length', 'content-range']

interface Asked {
  headers?: Record<string, string>
  query?: Record<string, string>
  /** The file to send. */
  file?: string
}

/** Files in a bucket of an S3-compatible store, addressed by path (`https://host/bucket/name`). */
export class S3Store implements Store {
  private readonly client: AwsClient
  private readonly host: string
  private readonly bucket: string
  private readonly prefix: string
  private readonly versions = new LRUCache<string, string>({ max: MOST_VERSIONS, ttl: VERSION_KNOWN_FOR })

  /**
   * @param address `https://key:secret@host/bucket`, with a folder in the bucket and `?region=` where needed
   * @param onFailure called for each failed request
   */
  constructor(
    address: string,
    private readonly onFailure: () => void = () => {},
  ) {
    const url = new URL(address)
    const [bucket, ...folders] = url.pathname.split('/').filter(Boolean)
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? 'us-east-1',
      retries: 0,
    })
    this.host = url.host
    this.bucket = `${url.origin}/${bucket}`
    this.prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('')
  }

  async version(name: string): Promise<string | undefined> {
    const known = this.versions.get(name)
    if (known) return known
    const answer = await this.ask('HEAD', name)
    const version = answer.ok ? answer.headers.get('etag')?.replace(/^W\/|[^\w-]/g, '') : undefined
    if (version) this.versions.set(name, version)
    return version
  }

  async send(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await this.ask(request.method === 'HEAD' ? 'HEAD' : 'GET', name, {
      headers: await this.conditions(name, request),
    })
    const isFile = answer.status < 400
    if (!isFile) await answer.body?.cancel()
    if (answer.status === 404) {
      // Another api replaced a file, and removed the copies of the old one.
      if (this.versions.has(name)) this.versions.clear()
      throw notFound('This file does not exist')
    }
    reply.header('Accept-Ranges', 'bytes')
    for (const name of passedOn) {
      const value = answer.headers.get(name)
      if (value !== null && (isFile || name === 'content-range')) reply.header(name, value)
    }
    if (!isFile)
      throw new HttpProblem(416, { code: 'range_not_satisfiable', message: 'The requested range is outside the file' })
    reply.code(answer.status)
    if (answer.status === 304) return reply.send()
    return reply.type(typeOf(name)).send(Readable.from(this.pieces(answer)))
  }

  async fetch(name: string, file: string): Promise<boolean> {
    const answer = await this.ask('GET', name)
    if (!answer.ok) {
      await answer.body?.cancel()
      return false
    }
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(this.pieces(answer), createWriteStream(file))
    return true
  }

  async put(file: string, name: string): Promise<void> {
    const { size } = await stat(file)
    const headers = { 'content-length': String(size), 'content-type': typeOf(name) }
    const answer = await this.ask('PUT', name, { headers, file })
    this.versions.delete(name)
    await this.takeText(answer)
  }

  async *list(folder: string): AsyncGenerator<string> {
    let next: string | undefined
    do {
      const listed = await this.listPart(`${this.prefix}${folder}/`, next)
      for (const key of listed.keys) yield key.slice(this.prefix.length)
      next = listed.next
    } while (next)
  }

  async remove(name: string): Promise<void> {
    this.versions.delete(name)
    await (await this.ask('DELETE', name)).body?.cancel()
  }

  async look(): Promise<Finding> {
    try {
      await this.listPart(this.prefix)
      return { what: 'store', ok: true, found: `${this.bucket}/${this.prefix} answers` }
    } catch (error) {
      return { what: 'store', ok: false, found: (error as Error).message }
    }
  }

  /** The next thousand keys, in the store's own order. */
  private async listPart(prefix: string, after?: string): Promise<{ keys: string[]; next: string | undefined }> {
    const answer = await this.ask('GET', '', {
      query: { 'list-type': '2', 'encoding-type': 'url', prefix, ...(after && { 'continuation-token': after }) },
    })
    const xml = await this.takeText(answer)
    // Some stores do not encode keys.
    const read = (key: string) =>
      xml.includes('<EncodingType>url<') ? decodeURIComponent(key.replaceAll('+', ' ')) : key
    return {
      keys: [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => read(key)),
      next: /<NextContinuationToken>([^<]+)</.exec(xml)?.[1],
    }
  }

  /**
   * The headers for the requested version and range. If the client has another version (`If-Range`), it gets the whole
   * file.
   */
  private async conditions(name: string, { headers }: FastifyRequest): Promise<Record<string, string>> {
    const wanted: Record<string, string> = {}
    for (const condition of ['if-none-match', 'if-modified-since', 'range'] as const) {
      const value = headers[condition]
      if (value) wanted[condition] = value
    }
    const known = headers['if-range']
    if (known && wanted.range) {
      const there = (await this.ask('HEAD', name)).headers
      if (known !== there.get('etag') && known !== there.get('last-modified')) delete wanted.range
    }
    return wanted
  }

  /** @throws Unavailable without an answer in time, or with an unexpected one */
  private async ask(method: string, name: string, { headers, query, file }: Asked = {}): Promise<Response> {
    const key = name && `/${this.prefix}${name}`
    const url = new URL(`${this.bucket}${key.split('/').map(encodeURIComponent).join('/')}`)
    for (const [part, value] of Object.entries(query ?? {})) url.searchParams.set(part, value)
    const gone = new AbortController()
    const timer = setTimeout(() => gone.abort(new Error(late)), GOES_ON_WITHIN)
    try {
      const answer = await this.client.fetch(url.href, {
        method,
        headers,
        signal: gone.signal,
        // Node accepts any iterable; the types only know those of browsers.
        ...(file && { body: readFor(file, timer) as unknown as ReadableStream, duplex: 'half' }),
      })
      if (answer.ok || understood.includes(answer.status)) return answer
      await answer.body?.cancel()
      throw new Error(`${method} ${url.pathname} answered ${answer.status}`)
    } catch (error) {
      throw this.unavailable(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** The body of an answer. Only the store's delay before each piece counts, not a slow reader. */
  private async *pieces({ body }: Response): AsyncGenerator<Uint8Array> {
    if (!body) return
    const reader = body.getReader()
    const next = () =>
      inTime(reader.read()).catch((error: unknown) => {
        throw this.unavailable(error)
      })
    try {
      for (let piece = await next(); !piece.done; piece = await next()) yield piece.value
    } finally {
      await reader.cancel().catch(() => {})
    }
  }

  /** @throws Unavailable when the bucket is missing */
  private async takeText(answer: Response): Promise<string> {
    const answered = await text(this.pieces(answer))
    if (!answer.ok) throw this.unavailable(new Error(`there is no ${this.bucket}`))
    return answered
  }

  private unavailable(error: unknown): Unavailable {
    this.onFailure()
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message
    return new Unavailable(`The store at ${this.host}: ${reason}`, { cause: error })
  }
}

const typeOf = (name: string) => mime.getType(name) ?? 'application/octet-stream'

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(late)), GOES_ON_WITHIN)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The pieces of a file; each one restarts the timer. */
async function* readFor(file: string, timer: NodeJS.Timeout): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(file)) {
    timer.refresh()
    yield piece
  }
}
