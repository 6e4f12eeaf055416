import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag, weakTagOf } from '../pages/entityTags'

/** The current version of a feed or sitemap. */
export interface SiteDocument {
  body: Buffer
  etag: string
  changedAt: Date
}

/** Remembers when each document last changed: removing a page changes a list too, without leaving a date in it. */
export class Documents {
  private readonly known = new Map<string, SiteDocument>()

  asOf(name: string, body: Buffer): SiteDocument {
    const etag = weakTagOf(body)
    const known = this.known.get(name)
    const document = known?.etag === etag ? known : { body, etag, changedAt: new Date() }
    this.known.set(name, document)
    return document
  }
}

/** Names the document in the answer. True when the reader has it already, which is then all of the answer. */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, { etag, changedAt }: SiteDocument): boolean {
  reply.header('ETag', etag).header('Last-Modified', changedAt.toUTCString())
  const tags = headers['if-none-match']
  const since = Date.parse(headers['if-modified-since'] ?? '')
  const known = tags === undefined ? since >= Math.floor(changedAt.getTime() / 1000) * 1000 : namesTag(tags, etag)
  if (known) reply.code(304)
  return known
}
