import type { Composition, LiveRemote } from '../../src/composition/composition'
import { remoteInStack } from '../../src/composition/remoteInStack'
import type { Rendered } from '../../src/document/renderPage'
import type { Apis } from '../apis/Apis'
import type { Requester } from '../clients/RenderBudget'
import type { LiveComposition } from '../releases/composeReleases'
import type { Breaker } from './Breaker'
import type { Breakers } from './Breakers'
import { callsOfRenders, type RequestedPage } from './callsOfRenders'
import { FairQueue } from './FairQueue'
import type { RenderLog } from './logRender'
import { NotRendered, type Reason } from './NotRendered'
import { pageParts } from './pageParts'
import { type ProcessOptions, RenderProcess } from './RenderProcess'
import type { ErrorMessage } from './renderProtocol'

// A page waits for the api and then renders in a few milliseconds, so one process serves several at a time.
const PAGES_PER_PROCESS = 16
/** Another process is worth its memory when the others have this much to do. */
const ANOTHER_AT = 2
const IDLE_FOR = 30_000
/** A bundle that does not even load is tried again after this time, not at once and forever. */
const START_AGAIN_AFTER = 1_000
/** More than the processes render in about a second: a visitor who comes then is refused at once. */
const LONGEST_QUEUE = 64
/** For pages that no visitor asked for. */
const SERVER: Requester = { client: '', network: '', since: 0 }

/** Limits that differ between visitors and a team that tries out a release. */
export interface RendererLimits {
  /** Most processes that render several pages each; there may be as many with one page each. */
  workers: number
  /**
   * Milliseconds a page may take in a process before the visitor gets the document without it. It may wait for a
   * process as long.
   */
  deadline: number
  breakers: Breakers
}

export interface RendererOptions extends RendererLimits {
  composition: LiveComposition
  apis: Apis
  publicOrigin: string
  /** Documents may lead to pages for developers. */
  development: boolean
  /** Milliseconds of work without a sign of life after which a process is blocked. */
  blockedAfter: number
  log: RenderLog
  /** The built `render.worker.ts`. */
  program?: URL
}

/** `resting`: remotes that are left out. */
type Task = RequestedPage & { resting: string[] }

interface WaitingPage {
  task: Task
  requester: Requester
  /** It needs a process to itself. */
  alone: boolean
  resolve: (rendered: Rendered) => void
  reject: (reason: NotRendered) => void
  /** Ends its waiting. */
  timer: NodeJS.Timeout
}

/**
 * Renders the pages of one composition, in processes of its own: a process never holds two releases of a module. A page
 * goes to the least busy process, or waits in a queue that is fair between networks and clients. When its process ends,
 * the page is rendered again, alone: if it fails there, its own code did it. NotRendered lists the other failures.
 */
export class Renderer {
  /** The composition as documents carry it: they say nothing of where the files are on this machine. */
  readonly composition: Composition
  /** The same with what the server alone needs to know. */
  readonly live: LiveComposition
  /** Some page came out. */
  hasRendered = false
  private readonly processes = new Set<RenderProcess>()
  private readonly queue = new FairQueue<WaitingPage>(LONGEST_QUEUE)
  private readonly active = new Set<Promise<Rendered>>()
  private readonly process: ProcessOptions
  private readonly tidying: NodeJS.Timeout
  private limits: RendererLimits
  private closed = false

  constructor(private readonly options: RendererOptions) {
    const { composition: live, publicOrigin, development, blockedAfter, program } = options
    this.limits = options
    const { id, shell, remotes, renderer, directories } = live
    this.live = live
    this.composition = { id, shell, remotes, ...(development && { development }) }
    this.process = {
      ...{ composition: this.composition, directories, publicOrigin, renderer, development, blockedAfter, program },
      ask: callsOfRenders(options.apis),
      onUncaughtError: (error) => this.noteUncaughtError(error),
    }
    this.tidying = setInterval(() => this.endIdle(), IDLE_FOR / 2).unref()
    this.replenish()
  }

  /**
   * @throws NotRendered
   */
  async render(task: RequestedPage, requester = SERVER): Promise<Rendered> {
    const rendering = this.attempt(task, requester)
    this.active.add(rendering)
    try {
      return await rendering
    } finally {
      this.active.delete(rendering)
    }
  }

  /** Renders with other limits from now on. */
  limit(limits: RendererLimits) {
    this.limits = limits
  }

  /** Ends after the last page. */
  async close(): Promise<void> {
    while (this.active.size > 0) await Promise.allSettled(this.active)
    this.closed = true
    clearInterval(this.tidying)
    const all = [...this.processes]
    for (const process of all) process.retire()
    await Promise.all(all.map(({ gone }) => gone))
  }

  private async attempt(task: RequestedPage, requester: Requester): Promise<Rendered> {
    const path = new URL(task.url).pathname
    const { owner, lenders } = task.maintenance ? { owner: undefined, lenders: [] } : pageParts(this.composition, path)
    const states = new Map(
      [...(owner ? [owner] : []), ...lenders].map((remote) => [remote, this.breaker(remote).tryAcquire()]),
    )
    if (owner && states.get(owner) === 'open') throw new NotRendered('resting')
    const probes = [...states.keys()].filter((remote) => states.get(remote) === 'half-open')
    const resting = lenders.filter((remote) => states.get(remote) === 'open').map(({ name }) => name)
    try {
      const lending = lenders.filter(({ name }) => !resting.includes(name))
      const rendered = await this.run({ ...task, resting }, requester, lending, probes.length > 0)
      this.hasRendered = true
      for (const remote of probes) if (this.breaker(remote).succeeded()) this.noteResting(remote, false)
      return rendered
    } catch (error) {
      this.noteFailure(task, error as NotRendered, owner) // processes throw nothing else
      throw error
    } finally {
      for (const remote of probes) this.breaker(remote).release()
    }
  }

  /** @param lenders remotes that lend the page components */
  private async run(task: Task, requester: Requester, lenders: LiveRemote[], isProbe: boolean): Promise<Rendered> {
    try {
      return await this.wherever(task, requester, isProbe)
    } catch (error) {
      if (lenders.length === 0 || !isFor(error, 'blocked', 'ended')) throw error
      // It was alone, so its own code stopped the process, or that of a remote that lends to it.
      const without = { ...task, resting: [...task.resting, ...lenders.map(({ name }) => name)] }
      const rendered = await this.enqueue(without, requester, true).catch((again) => {
        throw isFor(again, 'blocked', 'ended') ? error : new NotRendered('stopped')
      })
      for (const lender of lenders) this.noteLeftOut(task, lender)
      return rendered
    }
  }

  private async wherever(task: Task, requester: Requester, isProbe: boolean): Promise<Rendered> {
    if (isProbe) return this.enqueue(task, requester, true)
    try {
      return await this.enqueue(task, requester, false)
    } catch (error) {
      if (!isFor(error, 'ended')) throw error
      return this.enqueue(task, requester, true)
    }
  }

  private enqueue(task: Task, requester: Requester, alone: boolean): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new NotRendered('ended'))
      const timer = setTimeout(() => this.sendAway(page, 'busy'), this.limits.deadline)
      const page = { task, requester, alone, resolve, reject, timer }
      const givesWay = this.queue.join(page)
      if (givesWay) this.sendAway(givesWay, 'full')
      this.startWaiting()
    })
  }

  private sendAway(page: WaitingPage, reason: Reason) {
    clearTimeout(page.timer)
    this.queue.leave(page)
    page.reject(new NotRendered(reason))
  }

  private startWaiting() {
    for (const alone of [false, true]) while (this.startNext(alone));
  }

  /** Whether there was a page and a process for it. */
  private startNext(alone: boolean): boolean {
    const page = this.queue.next(alone)
    const process = page && this.freeProcess(alone)
    if (!process) return false
    clearTimeout(page.timer)
    this.queue.start(page)
    void process
      .render(page.task, this.limits.deadline)
      .then(page.resolve, page.reject)
      .finally(() => {
        this.queue.finish(page)
        this.startWaiting()
      })
    return true
  }

  /** Only when every other is full does a page wait for a process to start, which takes a busy machine seconds. */
  private freeProcess(alone: boolean): RenderProcess | undefined {
    const serving = this.serving(alone).sort((one, other) => one.load - other.load)
    const [idlest] = serving
    const another = !idlest || idlest.load >= Math.min(ANOTHER_AT, idlest.concurrency)
    if (another && serving.length < this.limits.workers) serving.push(this.start(alone))
    const free = serving.filter(({ load, concurrency }) => load < concurrency)
    return free.find(({ started }) => started) ?? free[0]
  }

  private serving(alone: boolean): RenderProcess[] {
    return [...this.processes].filter(({ usable, concurrency }) => usable && (concurrency === 1) === alone)
  }

  private start(alone: boolean): RenderProcess {
    const process = new RenderProcess(this.process, alone ? 1 : PAGES_PER_PROCESS)
    this.processes.add(process)
    void process.gone.then(() => {
      this.processes.delete(process)
      if (process.started) this.replenish()
      else setTimeout(() => this.replenish(), START_AGAIN_AFTER).unref()
    })
    return process
  }

  private replenish() {
    if (this.closed) return
    if (this.serving(false).length === 0) this.start(false)
    this.startWaiting()
  }

  private endIdle() {
    const isIdle = ({ load, idleSince }: RenderProcess) => load === 0 && Date.now() - idleSince >= IDLE_FOR
    const [, ...spare] = this.serving(false).sort((one, other) => other.idleSince - one.idleSince)
    for (const process of [...spare, ...this.serving(true)]) if (isIdle(process)) process.retire()
  }

  private noteLeftOut({ requestId }: RequestedPage, lender: LiveRemote) {
    this.options.log.leftOut({ composition: this.composition.id, remote: named(lender), requestId })
    this.countFailure(lender)
  }

  private noteFailure({ requestId }: RequestedPage, { reason, detail }: NotRendered, owner: LiveRemote | undefined) {
    const remote = owner && named(owner)
    this.options.log.notRendered({ composition: this.composition.id, remote, reason, detail, requestId })
    const isItsOwn = reason === 'deadline' || reason === 'blocked' || reason === 'ended'
    if (owner && isItsOwn) this.countFailure(owner)
  }

  private countFailure(remote: LiveRemote) {
    if (this.breaker(remote).failed()) this.noteResting(remote, true)
  }

  private noteResting(remote: LiveRemote, resting: boolean) {
    this.options.log.resting({ composition: this.composition.id, remote: named(remote), resting })
  }

  private noteUncaughtError({ message, stack }: ErrorMessage) {
    const name = remoteInStack(stack ?? '', this.live.directories)
    const remote = this.composition.remotes.find((live) => live.name === name)
    this.options.log.uncaughtError({
      composition: this.composition.id,
      remote: remote && named(remote),
      message,
      stack,
    })
  }

  private breaker(remote: LiveRemote): Breaker {
    return this.limits.breakers.of(remote)
  }
}

const named = ({ name, release }: LiveRemote) => `${name}@${release}`

function isFor(error: unknown, ...reasons: Reason[]): boolean {
  return error instanceof NotRendered && reasons.includes(error.reason)
}
