import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HttpProblem, type ProblemDetails } from '../http/HttpProblem'
import type { Piece } from './contentFile'

/** The file in parts, `end` after the last, and `taken` for each piece. */
export type ToReader = Uint8Array | 'end' | 'taken'

export type FromReader = { kind: 'refused'; status: number; details: ProblemDetails } | { kind: 'piece'; piece: Piece }

/** A file of content, in the parts in which it arrives. */
export type ContentBytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A file of content, read, checked and sanitised in a thread of its own and handed out piece by piece. */
export class ContentReader {
  private readonly worker: Worker
  private readonly messages: AsyncIterator<[FromReader]>

  constructor() {
    this.worker = new Worker(new URL('./content.worker.js', import.meta.url), { name: 'content' })
    this.messages = on(this.worker, 'message', { close: ['exit'] }) as AsyncIterator<[FromReader]> // what it sends
  }

  /**
   * Hands the file over as it arrives: every call would wait while the parts of a large one are put together here.
   * @param file JSON of a `ContentFile`
   */
  async read(file: ContentBytes) {
    for await (const part of file) this.tell(part)
    this.tell('end')
  }

  /**
   * The next piece, undefined after the last.
   * @throws HttpProblem for a file that is none of content
   */
  async next(): Promise<Piece | undefined> {
    const { value, done } = await this.messages.next()
    if (done) return undefined
    const [message] = value
    if (message.kind === 'refused') throw new HttpProblem(message.status, message.details)
    this.tell('taken') // so that one is made while another is written
    return message.piece
  }

  async close() {
    await this.worker.terminate()
  }

  private tell(message: ToReader) {
    this.worker.postMessage(message)
  }
}
