import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HttpProblem, type ProblemDetails } from '../http/HttpProblem'
import type { Piece } from './contentFile'

export type FromReader = { kind: 'refused'; status: number; details: ProblemDetails } | { kind: 'piece'; piece: Piece }

/** A file of content, read, checked and sanitised in a thread of its own and handed out piece by piece. */
export class ContentReader {
  private readonly worker: Worker
  private readonly messages: AsyncIterator<[FromReader]>

  /** @param file JSON of a `ContentFile`; empty afterwards, because the thread has it */
  constructor(file: Uint8Array) {
    this.worker = new Worker(new URL('./content.worker.js', import.meta.url), {
      workerData: file,
      transferList: ownMemory(file),
      name: 'content',
    })
    this.messages = on(this.worker, 'message', { close: ['exit'] }) as AsyncIterator<[FromReader]> // what it sends
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
    this.worker.postMessage('taken') // so that one is made while another is written
    return message.piece
  }

  async close() {
    await this.worker.terminate()
  }
}

/** Every call waits while a large file is copied. A small one may lie in memory that others use. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
