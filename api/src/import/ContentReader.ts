import { fork } from 'node:child_process'
import { on } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { HttpProblem, type ProblemDetails } from '../http/HttpProblem'
import type { Batch } from './contentFile'
import type { ContentProblem } from './problems'

export type FromReader =
  | { kind: 'refused'; status: number; details: ProblemDetails }
  | { kind: 'problems'; problems: ContentProblem[] }
  | { kind: 'batch'; batch: Batch }
  | { kind: 'end' }

/** A content file, in chunks as they arrive. */
export type ContentBytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Reads, checks and sanitises a content file in a separate process and hands it out in batches. A large file takes
 * hundreds of megabytes for a moment: with a thread, all calls would wait while the process gets them.
 */
export class ContentReader {
  private readonly reader = fork(fileURLToPath(new URL('./content.worker.js', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  private readonly messages = on(this.reader, 'message', { close: ['disconnect'] }) as AsyncIterator<[FromReader]> // its type

  /**
   * Passes the file on as it arrives.
   * @param file JSON of a `ContentFile`
   */
  async read(file: ContentBytes) {
    const { stdin } = this.reader
    if (!stdin) throw new Error('The reader of content has no input')
    await pipeline(file, stdin)
  }

  /** Problems of single items of the file, known with the first batch. */
  problems: readonly ContentProblem[] = []

  /**
   * The next batch, undefined after the last.
   * @throws HttpProblem for a file that is not content
   */
  async next(): Promise<Batch | undefined> {
    const { value, done } = await this.messages.next()
    if (done) throw new Error('The reader of content ended before the content')
    const [message] = value
    if (message.kind === 'refused') throw new HttpProblem(message.status, message.details)
    if (message.kind === 'end') return undefined
    if (message.kind === 'problems') {
      this.problems = message.problems
      return this.next()
    }
    this.reader.send('taken') // so that it prepares the next batch while this one is written
    return message.batch
  }

  close() {
    this.reader.kill()
  }
}
