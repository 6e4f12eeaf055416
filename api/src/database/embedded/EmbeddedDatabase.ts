import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { closeFolder } from '../closeFolder'
import { DatabaseError, DatabaseUnavailable } from '../DatabaseUnavailable'
import type { FromWorker, Statement, ToWorker } from './embeddedMessages'

type Answer = { rows: unknown[]; affected: number }
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

interface Pending {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export interface EmbeddedOptions {
  folder: string
  /** After this many ms without an answer, the worker counts as hung. */
  heartbeat?: number
  /** Called with the reason when the worker is replaced. */
  onRestart?: (reason: string) => void
}

// Repeating a long log after a crash, vacuuming a large table, migrating one.
const SILENT_WORK_MAY_TAKE = 10 * 60_000
const RESTART_PAUSE = 500

/**
 * The embedded database: a worker that runs statements one after the other and is replaced when it dies or hangs (a
 * full disk blocks PGlite for good). Acknowledged writes are on disk; other statements fail with
 * `DatabaseUnavailable`.
 */
export class EmbeddedDatabase {
  /** The number of the current worker; a transaction ends with the worker it began on. */
  generation = 0
  /** Callers that hold the one connection or wait for it. */
  callers = 0
  private worker: Worker | undefined
  private ready: Promise<void>
  private readonly pending = new Map<number, Pending>()
  private lastId = 0
  private heardAt = Date.now()
  /** The worker is starting or vacuuming, and its silence is normal. */
  private silentlyBusy = false
  /** Asked for work that may take long; see `patiently`. */
  private patient = false
  private closing = false
  private readonly timer: NodeJS.Timeout
  private readonly heartbeat: number

  constructor(private readonly options: EmbeddedOptions) {
    this.heartbeat = options.heartbeat ?? 20_000
    this.ready = prepareFolder(options.folder).then(() => this.start())
    this.ready.catch(() => {}) // open() throws it
    this.timer = setInterval(() => this.listen(), Math.min(2000, this.heartbeat / 2))
    this.timer.unref()
  }

  /** Resolves when the database answers for the first time. */
  async open(): Promise<void> {
    await this.ready
  }

  get load() {
    const open = this.worker ? 1 : 0
    return { open, idle: this.callers === 0 ? open : 0, waiting: Math.max(0, this.callers - 1) }
  }

  /** With a generation, the statement runs on that worker or not at all. */
  query(statement: Statement, generation?: number): Promise<Answer> {
    return this.ask({ kind: 'query', statement }, generation)
  }

  /** Runs long work outside requests. Until it is done, a silent worker does not count as hung. */
  async patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    this.patient = true
    try {
      return await work()
    } finally {
      this.patient = false
    }
  }

  /** Writes a checkpoint and ends the worker. */
  async close(): Promise<void> {
    if (this.closing) return
    await this.ready.catch(() => {})
    this.closing = true
    clearInterval(this.timer)
    if (this.worker) await this.post({ kind: 'close' }).catch(() => {})
    await this.worker?.terminate()
  }

  private async ask(message: WithoutId<ToWorker>, generation?: number): Promise<Answer> {
    if (this.closing) throw new DatabaseUnavailable('The database is closed')
    await this.ready
    if (generation !== undefined && generation !== this.generation)
      throw new DatabaseUnavailable('The database started again')
    return this.post(message)
  }

  private post(message: WithoutId<ToWorker>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.worker) return reject(new DatabaseUnavailable('The database is starting again'))
      this.lastId += 1
      if (this.pending.size === 0) this.heardAt = Date.now()
      this.pending.set(this.lastId, { resolve, reject })
      this.worker.postMessage({ ...message, id: this.lastId } satisfies ToWorker)
    })
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const workerData = this.options.folder
      const worker = new Worker(new URL('./embedded.worker.js', import.meta.url), { workerData, name: 'database' })
      this.worker = worker
      this.generation += 1
      this.silentlyBusy = true
      this.heardAt = Date.now()
      const died = (reason: string) => {
        const error = new DatabaseUnavailable(reason)
        reject(error)
        if (this.worker === worker) this.replace(reason)
      }
      worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)))
      worker.on('exit', () => died('The database ended'))
      worker.on('message', (message: FromWorker) => {
        this.heardAt = Date.now()
        if (message.kind !== 'ready') return this.take(message)
        this.silentlyBusy = false
        resolve()
      })
    })
  }

  private take(message: Exclude<FromWorker, { kind: 'ready' }>) {
    if (message.kind === 'maintenance') {
      this.silentlyBusy = message.running
      return
    }
    const pending = this.pending.get(message.id)
    if (!pending) return
    this.pending.delete(message.id)
    if (message.kind === 'answer') return pending.resolve(message)
    const { message: text, code, constraint, detail } = message.error
    pending.reject(new DatabaseError(text, code, constraint, detail))
  }

  /** The heartbeat: sends a statement when the worker is idle, and replaces a worker that stays silent. */
  private listen() {
    if (this.closing) return
    const silence = Date.now() - this.heardAt
    if (
      this.pending.size > 0 &&
      silence > (this.silentlyBusy || this.patient ? SILENT_WORK_MAY_TAKE : this.heartbeat)
    ) {
      this.replace(`The database was silent for ${Math.round(silence / 1000)} s`)
    } else if (this.pending.size === 0 && this.worker && !this.silentlyBusy) {
      this.post({ kind: 'ping' }).catch(() => {})
    }
  }

  private replace(reason: string) {
    const former = this.worker
    this.worker = undefined
    for (const { reject } of this.pending.values()) reject(new DatabaseUnavailable(reason))
    this.pending.clear()
    if (this.closing) return
    this.options.onRestart?.(reason)
    // Two workers on one folder would lose each other's writes: the old one must end first.
    this.ready = Promise.resolve(former?.terminate())
      .then(() => new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE)))
      .then(() => (this.closing ? Promise.reject(new DatabaseUnavailable('The database is closed')) : this.start()))
    this.ready.catch(() => {}) // the next query throws it
  }
}

/**
 * Makes the files of a new database in a temporary folder first, so that an interrupted start leaves nothing half
 * done.
 */
async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const maker = fork(fileURLToPath(new URL('./newDatabase.worker.js', import.meta.url)), [unfinished], { execArgv: [] })
  const [code] = await once(maker, 'exit')
  if (code !== 0) throw new Error(`The files of the database could not be created in ${folder}`)
  closeFolder(unfinished) // PGlite sets modes of its own
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}
