import { Counter, Gauge, Registry } from 'prom-client'
import type { OutboxRepo } from '../modules/mail/outbox.repo'

type OutboxNumbers = Awaited<ReturnType<OutboxRepo['numbers']>>

/** The questions that are asked when somebody reads the numbers. */
export interface Sources {
  database(): { open: number; idle: number; waiting: number }
  /** Rejects while the database is away. */
  outbox(): Promise<OutboxNumbers>
  pictures(): number
}

const MAIL_OUTCOMES = ['sent', 'put off', 'given up'] as const

/** The numbers of this api. `/metrics` shows them. */
export class ApiMetrics {
  readonly registry = new Registry()
  private readonly mails = this.counter('brightfill_mails_total', 'Attempts to send a mail', ['outcome'])
  private readonly storeFailures = this.counter('brightfill_store_failures_total', 'Failed requests to the store')
  private asking: Promise<OutboxNumbers | undefined> | undefined
  private readonly jobs = this.counter('brightfill_job_runs_total', 'Runs of background work', ['work', 'outcome'])
  private readonly jobEnds = this.gauge('brightfill_job_success_timestamp_seconds', 'Last run that succeeded', ['work'])

  constructor(private readonly sources: Sources) {
    this.addDatabase()
    this.addOutbox()
    this.beginSeries()
    this.gauge('brightfill_pictures_waiting', 'Resized pictures that visitors wait for', [], (gauge) =>
      gauge.set(sources.pictures()),
    )
  }

  mail(outcome: (typeof MAIL_OUTCOMES)[number]) {
    this.mails.inc({ outcome })
  }

  /** A request to the S3-compatible store failed. */
  storeFailure() {
    this.storeFailures.inc()
  }

  /** Does background work, and notes how it ended. */
  async job(work: 'upkeep', run: () => Promise<void>): Promise<void> {
    try {
      await run()
      this.jobEnds.set({ work }, Date.now() / 1000)
      this.jobs.inc({ work, outcome: 'done' })
    } catch (error) {
      this.jobs.inc({ work, outcome: 'failed' })
      throw error
    }
  }

  /** No alert sees a first failure, or a success that never comes, in a number that was not there before. */
  private beginSeries() {
    for (const outcome of MAIL_OUTCOMES) this.mails.inc({ outcome }, 0)
    for (const outcome of ['done', 'failed']) this.jobs.inc({ work: 'upkeep', outcome }, 0)
    this.jobEnds.set({ work: 'upkeep' }, Date.now() / 1000)
  }

  private addDatabase() {
    this.gauge('brightfill_database_connections', 'Connections to the database', ['state'], (gauge) => {
      const { open, idle } = this.sources.database()
      gauge.set({ state: 'busy' }, open - idle)
      gauge.set({ state: 'idle' }, idle)
    })
    this.gauge('brightfill_database_waiting', 'Calls that wait for a connection', [], (gauge) =>
      gauge.set(this.sources.database().waiting),
    )
  }

  /** While the database is away the last numbers stay; `database_up` says that they are old. */
  private addOutbox() {
    this.gauge('brightfill_database_up', '1 while the database answers', [], async (gauge) =>
      gauge.set((await this.outbox()) ? 1 : 0),
    )
    const show = (name: string, help: string, of: keyof OutboxNumbers) =>
      this.gauge(name, help, [], async (gauge) => {
        const found = await this.outbox()
        if (found) gauge.set(found[of])
      })
    show('brightfill_outbox_waiting', 'Mails that wait to be sent', 'waiting')
    show('brightfill_outbox_oldest_seconds', 'Age of the oldest mail that waits', 'oldest')
    show('brightfill_outbox_given_up', 'Mails of the last 30 days that nobody will get', 'given_up')
  }

  /** Asked once for all who want to know at the same moment. */
  private outbox(): Promise<OutboxNumbers | undefined> {
    this.asking ??= this.sources
      .outbox()
      .catch(() => undefined)
      .finally(() => {
        this.asking = undefined
      })
    return this.asking
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  private gauge(
    name: string,
    help: string,
    labelNames: string[] = [],
    collect: (gauge: Gauge) => void | Promise<void> = () => {},
  ): Gauge {
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        return collect(this)
      },
    })
  }
}
