import type { FastifyReply } from 'fastify'

const LOOK_EVERY = 10_000
/** Bytes per second of a poor mobile line. */
const SLOWEST = 8_000

/**
 * The answers being read. While more than half of the places are taken, it ends those that are read more slowly than
 * any line. A browser that paused a film asks for the rest when it resumes.
 */
export class SlowReaders {
  /** Bytes that the connection of each answer had sent at the last look. */
  private readonly sent = new Map<FastifyReply, number>()
  private readonly looking: NodeJS.Timeout

  /** @param lookEvery milliseconds */
  constructor(
    private readonly places: number,
    private readonly lookEvery = LOOK_EVERY,
  ) {
    this.looking = setInterval(() => this.look(), lookEvery).unref()
  }

  watch(reply: FastifyReply) {
    if (reply.raw.destroyed) return // a client that left before the answer came never closes again
    this.sent.set(reply, Number.NEGATIVE_INFINITY) // the first look only notes
    reply.raw.once('close', () => this.sent.delete(reply))
  }

  close() {
    clearInterval(this.looking)
  }

  private look() {
    const isFull = this.sent.size > this.places / 2
    for (const [reply, before] of this.sent) {
      const { socket } = reply.raw
      const sent = socket?.bytesWritten ?? 0
      const isSlow = sent - before < (SLOWEST * this.lookEvery) / 1000
      this.sent.set(reply, sent)
      if (isFull && isSlow) socket?.destroy()
    }
  }
}
