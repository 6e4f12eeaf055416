import { Counter, Gauge, Registry } from 'prom-client'
import type { OutboxRepo } from '../modules/mail/outbox.repo'

type OutboxNumbers = Awaited<ReturnType<OutboxRepo['numbers']>>

/** Queries that run when the metrics are read. */
export interface Sources {
  database(): { open: number; idle: number; waiting: number }
  /** Rejects while the database is away. */
  outbox(): Promise<OutboxNumbers>
  pictures(): number
  /** Bytes. */
  diskFree(): Promise<number | undefined>
}

const MAIL_OUTCOMES = ['sent', 'put off', 'given up'] as const

/** The numbers of this api. `/metrics` shows them. */
export class ApiMetrics {
  readonly registry = new Registry()
  private readonly mails = this.counter('brightfill_mails_total', 'Attempts to send an e-mail', ['outcome'])
  private readonly storeFailures = this.counter('brightfill_store_failures_total', 'Failed requests to the store')
  private asking: Promise<OutboxNumbers | undefined> | undefined
  private readonly jobs = this.counter('brightfill_job_runs_total', 'Runs of background work', ['work', 'outcome'])
  private readonly jobEnds = new Gauge({
    name: 'brightfill_job_success_timestamp_seconds',
    help: 'Last successful run',
    labelNames: ['work'],
    registers: [this.registry],
  })

  constructor(private readonly sources: Sources) {
    this.addDatabase()
    this.addOutbox()
    this.beginSeries()
    this.show('brightfill_disk_free_bytes', 'Free disk space for the data folder', () => sources.diskFree())
    this.show('brightfill_pictures_waiting', 'Resized pictures that visitors are waiting for', () => sources.pictures())
  }

  mail(outcome: (typeof MAIL_OUTCOMES)[number]) {
    this.mails.inc({ outcome })
  }

  /** A request to the S3-compatible store failed. */
  storeFailure() {
    this.storeFailures.inc()
  }

  /** Runs background work and counts its outcome. */
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

  /** Starts all series at 0: alerts miss a first failure, or a missing success, in a new series. */
  private beginSeries() {
    for (const outcome of MAIL_OUTCOMES) this.mails.inc({ outcome }, 0)
    for (const outcome of ['done', 'failed']) this.jobs.inc({ work: 'upkeep', outcome }, 0)
    this.jobEnds.set({ work: 'upkeep' }, Date.now() / 1000)
  }

  private addDatabase() {
    const { database } = this.sources
    new Gauge({
      name: 'brightfill_database_connections',
      help: 'Connections to the database',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const { open, idle } = database()
        this.set({ state: 'busy' }, open - idle)
        this.set({ state: 'idle' }, idle)
      },
    })
    this.show('brightfill_database_waiting', 'Calls waiting for a connection', () => database().waiting)
  }

  /** While the database is away, the last values stay; `database_up` marks them as old. */
  private addOutbox() {
    const outbox = (of: keyof OutboxNumbers) => async () => (await this.outbox())?.[of]
    this.show('brightfill_database_up', '1 while the database answers', async () => ((await this.outbox()) ? 1 : 0))
    this.show('brightfill_outbox_waiting', 'E-mails waiting to be sent', outbox('waiting'))
    this.show('brightfill_outbox_oldest_seconds', 'Age of the oldest waiting e-mail', outbox('oldest'))
    this.show(
      'brightfill_outbox_given_up',
      'E-mails from the last 30 days that could not be delivered',
      outbox('given_up'),
    )
  }

  /** Simultaneous reads share one query. */
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

  /** @param value called at each read; undefined keeps the last number */
  private show(name: string, help: string, value: () => number | undefined | Promise<number | undefined>) {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const now = await value()
        if (now !== undefined) this.set(now)
      },
    })
  }
}
