import { unavailable } from '../../http/HttpProblem'
import type { FileOrder } from './FileOrder'
import type { PictureMaker } from './PictureMaker'

/** Copies that may wait: as many as the pages of a client have at once, and those of many clients. */
const WAITING = { client: 64, all: 512 } as const

interface Job {
  order: FileOrder
  /** Those who wait for it; without any it is not made. */
  askers: number
  made: Promise<boolean>
  settle: (made: boolean | Promise<boolean>) => void
}

/**
 * Copies that visitors wait for, one job for each. Clients take turns, so that one who asks for many holds up nobody.
 */
export class PictureQueue {
  /** Waiting jobs of each client; the client at the front is next. */
  private readonly lines = new Map<string, Set<Job>>()
  private readonly jobs = new Map<string, Job>()
  private working = false

  constructor(private readonly maker: PictureMaker) {}

  /** Jobs that nobody works on yet. */
  get waiting(): number {
    return [...this.lines.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /**
   * Resolves when the copy is made, with false when it cannot be made, or when `gone` says that the client left.
   * @throws HttpProblem 503 when too many wait already
   * @throws StoreUnavailable when the store is away
   */
  async ask(order: FileOrder, client: string, gone: AbortSignal): Promise<boolean> {
    if (gone.aborted) return false
    const job = this.jobs.get(order.name) ?? this.add(order, client)
    job.askers += 1
    const leave = () => {
      job.askers -= 1
      if (job.askers === 0) this.drop(job)
    }
    gone.addEventListener('abort', leave, { once: true })
    try {
      return await job.made
    } finally {
      gone.removeEventListener('abort', leave)
    }
  }

  private add(order: FileOrder, client: string): Job {
    const line = this.lines.get(client) ?? new Set()
    if (line.size >= WAITING.client || this.waiting >= WAITING.all)
      throw unavailable('Too many pictures are being made, try again in a moment')
    let settle: Job['settle'] = () => {}
    const made = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    made.catch(() => {}) // nobody may be left who hears of it
    const job: Job = { order, askers: 0, made, settle }
    this.jobs.set(order.name, job)
    this.lines.set(client, line.add(job))
    void this.work()
    return job
  }

  /** Nobody waits for it any more; one that is being made is finished. */
  private drop(job: Job) {
    for (const [client, line] of this.lines) {
      if (!line.delete(job)) continue
      if (line.size === 0) this.lines.delete(client)
      this.jobs.delete(job.order.name)
      job.settle(false)
    }
  }

  private async work() {
    if (this.working) return
    this.working = true
    for (let job = this.next(); job; job = this.next()) {
      const made = this.maker.make(job.order)
      await made.catch(() => {})
      job.settle(made)
      this.jobs.delete(job.order.name)
    }
    this.working = false
  }

  /** Takes the first job of the client whose turn it is, and puts the client behind the others. */
  private next(): Job | undefined {
    const [turn] = this.lines
    if (!turn) return undefined
    const [client, line] = turn
    const [job] = line
    this.lines.delete(client)
    if (job) line.delete(job)
    if (line.size > 0) this.lines.set(client, line)
    return job
  }
}
