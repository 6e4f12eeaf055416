import type { FastifyReply } from 'fastify'

interface Reader {
  reply: FastifyReply
  /** Bytes that its connection had sent at the last look. */
  sent: number
}

const LOOK_EVERY = 10_000
/** Bytes per second of a poor mobile line. */
const SLOWEST = 8_000

/**
 * The answers that are being read. While more than half of the places are taken, it ends those that are read more
 * slowly than any line; a browser that paused a film asks for the rest when it goes on.
 */
export class SlowReaders {
  private readonly readers = new Set<Reader>()
  private readonly looking: NodeJS.Timeout

  /** @param lookEvery milliseconds */
  constructor(
    private readonly places: number,
    private readonly lookEvery = LOOK_EVERY,
  ) {
    this.looking = setInterval(() => this.look(), lookEvery).unref()
  }

  watch(reply: FastifyReply) {
    if (reply.raw.destroyed) return // who left before the answer came never closes again
    const reader = { reply, sent: Number.NEGATIVE_INFINITY } // the first look only notes
    this.readers.add(reader)
    reply.raw.once('close', () => this.readers.delete(reader))
  }

  close() {
    clearInterval(this.looking)
  }

  private look() {
    const isFull = this.readers.size > this.places / 2
    for (const reader of this.readers) {
      const { socket } = reader.reply.raw
      const sent = socket?.bytesWritten ?? 0
      const isSlow = sent - reader.sent < (SLOWEST * this.lookEvery) / 1000
      reader.sent = sent
      if (isFull && isSlow) socket?.destroy()
    }
  }
}
