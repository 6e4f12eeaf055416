import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { namesTag, weakTagOf } from './entityTags'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** The better copies are made one at a time, so that they take at most one core. */
let compressing: Promise<unknown> = Promise.resolve()

/** A rendered document and its compressed copies, each made when it is first needed. */
export class PageDocument {
  readonly etag: string
  private readonly html: Buffer
  private isBetter = false
  private readonly copies = new Map<Encoding, Promise<Buffer>>()

  /** @param policy its policy header, where it carries files inside itself */
  constructor(
    html: string,
    readonly policy?: string,
  ) {
    this.html = Buffer.from(html)
    this.etag = weakTagOf(this.html)
  }

  /** Bytes it takes in memory. The copies together are smaller than half of the document. */
  get bytes(): number {
    return Math.ceil(this.html.byteLength * 1.5)
  }

  body(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.html
    const copy = this.copies.get(encoding)
    if (copy && encoding === 'br') void this.compressBetter()
    if (copy) return copy
    const first = this.compress(encoding)
    this.copies.set(encoding, first)
    return first
  }

  /** Whether the browser has it already (`If-None-Match`). */
  isKnownAs(tags: string | undefined): boolean {
    return tags !== undefined && namesTag(tags, this.etag)
  }

  /**
   * A document requested again is worth more work. Visitors get the first copy until the better one is made.
   */
  private async compressBetter() {
    if (this.isBetter) return
    this.isBetter = true
    const better = compressing.then(() => this.compress('br', BETTER_QUALITY))
    compressing = better.catch(() => {})
    await better.then(
      (copy) => this.copies.set('br', Promise.resolve(copy)),
      () => {}, // the first copy stays
    )
  }

  private compress(encoding: Encoding, quality = QUALITY): Promise<Buffer> {
    if (encoding === 'gzip') return gzip(this.html)
    return brotli(this.html, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.html.byteLength,
      },
    })
  }
}

/** The brotli level while a visitor waits: 3 ms. Levels up to 9 save 3% and take ten times as long. */
const QUALITY = 5
/** An eighth smaller, for some 0.6 s of a core. */
const BETTER_QUALITY = 11
