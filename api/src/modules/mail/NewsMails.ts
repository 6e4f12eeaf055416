import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds. Developers and tests see e-mails sooner. */
const lookEvery = { production: 5_000, development: 900 }

/** Mails that people subscribed to. */
export interface News {
  /** Adds the mails that are due to the outbox. Several apis may do so at once. */
  mail(isStopping: () => boolean): Promise<void>
}

/** Checks every few seconds for news to mail, one kind after the other. */
export class NewsMails {
  private readonly looks: Repeated
  private stopping = false

  constructor(
    private readonly kinds: readonly News[],
    private readonly log: FastifyBaseLogger,
    profile: keyof typeof lookEvery,
  ) {
    this.looks = new Repeated(() => this.mailAll(), lookEvery[profile])
  }

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
        .catch((error: unknown) => this.log.warn({ err: error }, 'news e-mails were postponed'))
  }
}
