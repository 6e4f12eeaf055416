import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** A rendered document and its compressed copies, each made when it is first needed. */
export class PageDocument {
  /** Weak, because one tag names the page in every encoding. */
  readonly etag: string
  private readonly html: Buffer
  private readonly copies = new Map<Encoding, Promise<Buffer>>()

  /** @param policy its policy header, where it carries files inside itself */
  constructor(
    html: string,
    readonly policy?: string,
  ) {
    this.html = Buffer.from(html)
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes it takes in memory. The copies together are smaller than half of the document. */
  get bytes(): number {
    return Math.ceil(this.html.byteLength * 1.5)
  }

  body(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.html
    const copy = this.copies.get(encoding) ?? this.compress(encoding)
    this.copies.set(encoding, copy)
    return copy
  }

  /** Whether the browser has it already (`If-None-Match`). */
  isKnownAs(tags: string | undefined): boolean {
    if (tags === undefined) return false
    const strong = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(this.etag))
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return gzip(this.html)
    return brotli(this.html, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.html.byteLength,
      },
    })
  }
}

/** Higher levels save a few per cent and take many times as long. */
const BROTLI_QUALITY = 5
