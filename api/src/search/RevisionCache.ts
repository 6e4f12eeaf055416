import { LRUCache } from 'lru-cache'
import type { Revision } from './revision'

/**
 * Answers kept for the revision of the data they were read at: repeated questions cost nothing, and an edit makes the
 * next call read again.
 */
export class RevisionCache<Value> {
  private readonly answers: LRUCache<string, Promise<Value>>

  constructor(
    private readonly revision: Revision,
    max: number,
  ) {
    this.answers = new LRUCache({ max })
  }

  /**
   * The answer to a question; those who ask while it is being read wait for the same one. `question` must tell
   * different ones apart.
   */
  async get(question: unknown, read: () => Promise<Value>): Promise<Value> {
    const key = JSON.stringify([await this.revision.current(), question])
    const known = this.answers.get(key)
    if (known) return known
    const reading = read()
    this.answers.set(key, reading)
    reading.catch(() => this.answers.delete(key))
    return reading
  }
}
