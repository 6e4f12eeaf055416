import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { LARGEST_MEDIA, LARGEST_UPLOAD } from '@brightfill/shared/constants'
import type { MediaKind } from '@brightfill/shared/contract'
import { badRequest, HttpProblem, tooLarge } from '../../http/HttpProblem'
import { type FileKind, HEAD_BYTES, kindOf } from './kindOf'
import { unfitFile } from './unfit'

interface ReceivedFile extends FileKind {
  bytes: number
  /** SHA-256 of them. */
  digest: string
}

/** Other programs would run or open this anywhere in a file; ordinary files do not contain it. */
const FOREIGN = /<script|<\?php\s|<html[\s>]|%pdf-[12]\./i
/** PDFs begin with one of those, and may quote the others. They must not run anything when opened. */
const RUNS_IN_PDF = /\/(?:JavaScript|Launch)\b/
/** The end marker of a PDF may stand this many bytes before the end; all patterns are shorter. */
const OVERLAP = 1024
/** A file that is larger by this many bytes at most is read to its end, so that its sender sees the answer. */
const READ_BEYOND = 16 * 1024 ** 2
/** The end of a ZIP archive, with the longest comment behind it. */
const ZIP_END = Buffer.from('PK\x05\x06')
const ZIP_TAIL = 22 + 65_535

/**
 * Writes a body to a file as it arrives, and checks each piece. A file refused early is still read to its end, because
 * a browser that is still sending would not see the answer.
 * @throws HttpProblem 413 or 422 with one sentence, 400 for an incomplete body
 */
export async function receiveFile(body: AsyncIterable<Buffer>, file: string): Promise<ReceivedFile> {
  const handle = await open(file, 'wx+', 0o600)
  try {
    const look = new FileLook()
    for await (const piece of whole(body)) {
      if (await look.fits(piece)) await handle.appendFile(piece)
    }
    const found = await look.end()
    if (await hasZip(handle, found.bytes)) throw hidden()
    return found
  } finally {
    await handle.close()
  }
}

async function* whole(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > LARGEST_UPLOAD + READ_BEYOND) throw endless()
      if (bytes <= LARGEST_UPLOAD) yield piece
    }
    if (bytes > LARGEST_UPLOAD) throw endless()
  } catch (error) {
    // It broke off, unless we refused it.
    throw error instanceof HttpProblem ? error : badRequest('The upload was incomplete. Try again')
  }
}

/** The rest is not read, so the connection cannot be reused. */
export const endless = () =>
  new HttpProblem(413, {
    code: 'too_large',
    message: `Files can be up to ${megabytes(LARGEST_UPLOAD)} MB`,
    headers: { Connection: 'close' },
  })

/** Checks a file as its pieces arrive. */
class FileLook {
  private readonly hash = createHash('sha256')
  private bytes = 0
  private head = Buffer.alloc(0)
  private kind: FileKind | undefined
  private refusal: HttpProblem | undefined
  private foreign = false
  private runs = false
  private before = ''

  /** @returns whether the piece should be written */
  async fits(piece: Buffer): Promise<boolean> {
    this.bytes += piece.length
    if (this.refusal) return false
    this.hash.update(piece)
    if (!this.kind) {
      this.head = Buffer.concat([this.head, piece.subarray(0, HEAD_BYTES)])
      if (this.head.length >= HEAD_BYTES) await this.decide()
    }
    if (this.kind && this.bytes > LARGEST_MEDIA[this.kind.kind]) this.refusal = largerThan(this.kind.kind)
    const text = this.before + piece.toString('latin1')
    this.foreign ||= FOREIGN.test(text)
    this.runs ||= RUNS_IN_PDF.test(text)
    this.before = text.slice(-OVERLAP)
    return !this.refusal
  }

  async end(): Promise<ReceivedFile> {
    if (this.bytes === 0) throw unfitFile('This file is empty')
    if (!this.kind) await this.decide()
    if (!this.kind || this.refusal) throw this.refusal
    const isPdf = this.kind.kind === 'pdf'
    if (isPdf && !this.before.includes('%%EOF')) throw unfitFile('This PDF is damaged or incomplete')
    if (isPdf && this.runs) throw unfitFile('This PDF contains a program. Print it to a new PDF and upload that')
    if (!isPdf && this.foreign) throw hidden()
    return { ...this.kind, bytes: this.bytes, digest: this.hash.digest('hex') }
  }

  private async decide() {
    const found = await kindOf(this.head)
    if (typeof found === 'string') this.refusal ??= unfitFile(found)
    else this.kind = found
  }
}

const hidden = () => unfitFile('Another file is hidden in this one. Save it again in an image editor and upload that')

async function hasZip(handle: FileHandle, bytes: number): Promise<boolean> {
  const length = Math.min(bytes, ZIP_TAIL)
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, bytes - length)
  return buffer.includes(ZIP_END)
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
const names: Record<MediaKind, string> = { picture: 'A picture', film: 'A video', pdf: 'A PDF' }

function largerThan(kind: MediaKind) {
  return tooLarge(`${names[kind]} can be up to ${megabytes(LARGEST_MEDIA[kind])} MB`)
}
