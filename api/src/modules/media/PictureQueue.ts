import { unavailable } from '../../http/HttpProblem'
import type { FileOrder } from './FileOrder'
import type { PictureMaker } from './PictureMaker'

type Maker = Pick<PictureMaker, 'make' | 'close'>

/** Limits of waiting copies: as many as a client's pages need at once, and those of many clients. */
const WAITING = { client: 64, all: 512 } as const

interface Job {
  order: FileOrder
  /** Waiting requests, by client; without any it is not made. */
  askers: Map<string, number>
  made: Promise<boolean>
  settle: (made: boolean | Promise<boolean>) => void
  /** Started before a client asked for it. */
  ahead: boolean
}

/**
 * Requested files, one job for each. Clients take turns, so that one who asks for many files does not delay the others,
 * even where they wait for the same files.
 */
export class PictureQueue {
  /** Waiting jobs of each client; the first client is next. A job is in the line of each client that asked for it. */
  private readonly lines = new Map<string, Set<Job>>()
  /** Waiting or being made. */
  private readonly jobs = new Map<string, Job>()
  private readonly begun = new Set<Job>()
  private working = false

  /**
   * @param maker for visitors
   * @param yielding for files made in advance
   */
  constructor(
    private readonly maker: Maker,
    private readonly yielding: Maker,
  ) {}

  /** The number of jobs not started yet. */
  get waiting(): number {
    return this.jobs.size - this.begun.size
  }

  /**
   * Resolves when the file is made, with false when it cannot be made, or when `gone` says that the client left.
   * @throws HttpProblem 503 when too many are waiting
   * @throws Unavailable when the store is unreachable
   */
  async ask(order: FileOrder, client: string, gone: AbortSignal): Promise<boolean> {
    if (gone.aborted) return false
    const job = this.jobFor(order, client)
    job.askers.set(client, (job.askers.get(client) ?? 0) + 1)
    void this.work()
    const leave = () => this.leave(job, client)
    gone.addEventListener('abort', leave, { once: true })
    const made = await job.made.finally(() => gone.removeEventListener('abort', leave))
    // The low-priority process may not have finished it.
    return made || (job.ahead && this.ask(order, client, gone))
  }

  /** Makes a file in advance, beside the others, unless a visitor's request already makes it. */
  async makeAhead(order: FileOrder): Promise<boolean> {
    for (let asked = this.jobs.get(order.name); asked; asked = this.jobs.get(order.name))
      if (await asked.made) return true
    const job = this.add(order, true)
    await this.run(job, this.yielding)
    return job.made
  }

  close() {
    this.maker.close()
    this.yielding.close()
  }

  /** The job, in the line of the client unless it has started. */
  private jobFor(order: FileOrder, client: string): Job {
    const known = this.jobs.get(order.name)
    if (known && this.begun.has(known)) return known
    const line = this.lines.get(client) ?? new Set()
    if (known && line.has(known)) return known
    if (line.size >= WAITING.client || (!known && this.waiting >= WAITING.all))
      throw unavailable('Our server is busy with other pictures. Try again in a moment')
    const job = known ?? this.add(order)
    this.lines.set(client, line.add(job))
    return job
  }

  private add(order: FileOrder, ahead = false): Job {
    let settle: Job['settle'] = () => {}
    const made = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    made.catch(() => {}) // all clients may have left
    const job: Job = { order, askers: new Map(), made, settle, ahead }
    this.jobs.set(order.name, job)
    return job
  }

  /** A job without clients is dropped, unless it has started. */
  private leave(job: Job, client: string) {
    const left = (job.askers.get(client) ?? 0) - 1
    job.askers.set(client, left)
    if (left > 0) return
    job.askers.delete(client)
    this.takeFrom(client, job)
    if (job.askers.size > 0 || this.begun.has(job)) return
    this.jobs.delete(job.order.name)
    job.settle(false)
  }

  private async work() {
    if (this.working) return
    this.working = true
    for (let job = this.next(); job; job = this.next()) await this.run(job, this.maker)
    this.working = false
  }

  private async run(job: Job, maker: Maker) {
    this.begun.add(job)
    const made = maker.make(job.order)
    await made.catch(() => {})
    job.settle(made)
    this.begun.delete(job)
    this.jobs.delete(job.order.name)
  }

  /** Takes the first job of the next client, and moves the client to the end. */
  private next(): Job | undefined {
    const [turn] = this.lines
    if (!turn) return undefined
    const [client, line] = turn
    const [job] = line
    this.lines.delete(client)
    this.lines.set(client, line)
    if (job) for (const asker of job.askers.keys()) this.takeFrom(asker, job)
    return job
  }

  private takeFrom(client: string, job: Job) {
    const line = this.lines.get(client)
    line?.delete(job)
    if (line?.size === 0) this.lines.delete(client)
  }
}
