import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'

const LOOK_EVERY = 5_000

/** Something that people asked to be mailed about. */
export interface News {
  /** Adds the mails that are due to the outbox. Several apis may do so at once. */
  mail(isStopping: () => boolean): Promise<void>
}

/** Looks every few seconds for news to mail, one kind after the other. */
export class NewsMails {
  private readonly looks = new Repeated(() => this.mailAll(), LOOK_EVERY)
  private stopping = false

  constructor(
    private readonly kinds: readonly News[],
    private readonly log: FastifyBaseLogger,
  ) {}

  start() {
    this.looks.start()
  }

  async stop() {
    this.stopping = true
    await this.looks.stop()
  }

  private async mailAll() {
    for (const kind of this.kinds)
      await kind
        .mail(() => this.stopping)
        .catch((error: unknown) => this.log.warn({ err: error }, 'mails about news were put off'))
  }
}
