import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Duplex } from 'node:stream'
import { Compile } from 'typebox/compile'
import type { Rendered } from '../../src/document/renderPage'
import type { RenderSite } from '../../src/document/renderSite'
import type { AskForPage, RequestedPage } from './callsOfRenders'
import { NotRendered } from './NotRendered'
import { processArguments } from './processArguments'
import { type ProcessorTime, processorTime } from './processorTime'
import { PIPE, readJsonLines, writeJsonLine } from './renderPipe'
import { type ErrorMessage, FromProcess, type ToProcess } from './renderProtocol'

/** Buffers are outside of the heap. */
const RESIDENT_MB = 768
const LOOK_EVERY = 250
/** An idle but unresponsive process gets this many times the limit. */
const PATIENCE = 5
const MB = 1024 * 1024
/** An editor can save a text of 1 MB, which a document holds twice: as markup and in its state. */
const LONGEST_MESSAGE = 4 * MB

export interface ProcessOptions extends RenderSite {
  /** The shell's bundle. */
  renderer: string
  ask: AskForPage
  /** Output of the remotes is shown. */
  development: boolean
  /** Milliseconds of work without a sign of life after which a process is blocked; a page takes some ten. */
  blockedAfter: number
  /** The built `render.worker.ts`. */
  program?: URL
  /** Something threw outside of any page. */
  onUncaughtError: (error: ErrorMessage) => void
}

interface Page {
  task: RequestedPage
  resolve: (rendered: Rendered) => void
  reject: (reason: NotRendered) => void
  timer: NodeJS.Timeout
  within: number
  /** Calls that the api has not answered yet, since when there are any, and how long there were some before. */
  calls: number
  waitsSince: number
  waited: number
  /** The time that the process had waited for a processor before. */
  starvedBefore: number
}

const messageSchema = Compile(FromProcess)

/** The server has priority over renders: it sends cached pages, files and calls meanwhile. */
const NICENESS = 5

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // It is gone already.
  }
}

/**
 * A process with the bundle of one composition. It has no environment, no key, and no permission but to read the
 * folders of its releases (docs/security.md). It renders several pages at a time, because a page mostly waits for the
 * api. When it ends or no longer answers, its pages are rejected: `blocked` if there was one only, else `ended`.
 */
export class RenderProcess {
  /** Resolves when the process is gone, for whatever reason. */
  readonly gone: Promise<void>
  /** Its bundle has loaded. */
  started = false
  idleSince = Date.now()
  private readonly child: ChildProcess
  private readonly pipe: Duplex
  private readonly pages = new Map<number, Page>()
  private readonly watch: NodeJS.Timeout
  private lastId = 0
  private silentFor = 0
  private atPing: ProcessorTime = { starved: 0 }
  /** It has not answered the last ping. */
  private pinged = false
  private retired = false
  private ending: NotRendered | undefined

  /** @param concurrency pages it takes at a time */
  constructor(
    private readonly options: ProcessOptions,
    readonly concurrency: number,
  ) {
    const { renderer, composition, directories, publicOrigin, development } = options
    const output = development ? 'inherit' : 'ignore'
    this.child = spawn(process.execPath, processArguments(options), {
      env: {},
      stdio: ['ignore', output, output, 'pipe'],
    })
    lowerPriority(this.child)
    this.pipe = this.child.stdio[PIPE] as Duplex // as `stdio` says
    // Not node's own channel between processes: a child can end its parent through it (node 20 to 24).
    readJsonLines(this.pipe, LONGEST_MESSAGE, (message) => this.take(message))
    this.pipe.on('error', ({ message }) => this.end(new NotRendered('ended', message)))
    this.tell({ kind: 'start', renderer, site: { composition, directories, publicOrigin } })
    this.watch = setInterval(() => this.look(), LOOK_EVERY).unref()
    this.gone = new Promise((resolve) => {
      const leave = (reason: string) => {
        clearInterval(this.watch)
        this.end(new NotRendered('ended', reason))
        resolve()
      }
      this.child.once('error', ({ message }) => leave(message))
      this.child.once('exit', (code, signal) => leave(`exit ${code ?? signal}`))
    })
  }

  /** It takes pages: it has not ended and is not about to. */
  get usable(): boolean {
    return this.ending === undefined && !this.retired
  }

  /** Pages that it renders. */
  get load(): number {
    return this.pages.size
  }

  /**
   * @param within milliseconds after which the page is given up; they count from the start of the process, or again
   * once its bundle has loaded, which takes long on a busy machine and is no fault of the page; so a page has twice as
   * long at most
   * @throws NotRendered
   */
  render(task: RequestedPage, within: number): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.ending) return reject(this.ending)
      this.lastId += 1
      const id = this.lastId
      const timer = setTimeout(() => this.giveUp(id), within)
      const { starved: starvedBefore } = processorTime(this.child)
      this.pages.set(id, { task, resolve, reject, timer, within, calls: 0, waitsSince: 0, waited: 0, starvedBefore })
      const { url, maintenance, resting } = task
      this.tell({ kind: 'render', id, task: { url, maintenance, resting } })
    })
  }

  /** Takes no more pages, and ends with its last one. */
  retire() {
    this.retired = true
    if (this.load === 0) this.end(new NotRendered('ended'))
  }

  private take(message: unknown) {
    if (this.ending) return
    if (!messageSchema.Check(message)) return this.breaksProtocol()
    switch (message.kind) {
      case 'ready':
        // Its pages have their whole time again, which may happen once only.
        if (this.started) return this.breaksProtocol()
        this.started = true
        for (const page of this.pages.values()) {
          page.starvedBefore = processorTime(this.child).starved
          page.timer.refresh()
        }
        return
      case 'pong':
        this.pinged = false
        this.silentFor = 0
        if (message.residentMegabytes > RESIDENT_MB) this.end(new NotRendered('ended', 'it took too much memory'))
        return
      case 'rendered':
        return this.finish(message.id)?.resolve(message.rendered)
      case 'failed': {
        const { stack, message: text } = message.error
        return this.finish(message.id)?.reject(new NotRendered('failed', stack ?? text))
      }
      case 'call':
        return void this.answer(message)
      case 'uncaughtError':
        return this.options.onUncaughtError(message.error)
    }
  }

  private breaksProtocol() {
    this.end(new NotRendered('ended', 'it broke the protocol'))
  }

  private async answer({ id, page: pageId = 0, call }: Extract<FromProcess, { kind: 'call' }>) {
    const page = this.pages.get(pageId)
    if (page && page.calls === 0) page.waitsSince = Date.now()
    if (page) page.calls += 1
    const answer = await this.options.ask(call, page?.task)
    if (page) page.calls -= 1
    if (page && page.calls === 0) page.waited += Date.now() - page.waitsSince
    this.tell({ kind: 'answer', id, answer })
  }

  private look() {
    if (!this.started || this.ending) return
    if (this.pinged) return this.judgeSilence()
    this.pinged = true
    this.silentFor = 0
    this.atPing = processorTime(this.child)
    this.tell({ kind: 'ping' })
  }

  private judgeSilence() {
    const { worked, starved } = processorTime(this.child)
    // A look adds at most its own time, however late it is: on a busy machine it may be this process that waited.
    this.silentFor += LOOK_EVERY
    const { blockedAfter } = this.options
    const busyFor = worked === undefined ? this.silentFor : worked - (this.atPing.worked ?? 0)
    const couldAnswerFor = this.silentFor - (starved - this.atPing.starved)
    if (busyFor >= blockedAfter || couldAnswerFor >= PATIENCE * blockedAfter)
      this.end(new NotRendered(this.load === 1 ? 'blocked' : 'ended', 'it no longer answered'))
  }

  /** A page that hangs cannot be taken out of its process: that goes once the others in it are done. */
  private giveUp(id: number) {
    this.retired = true
    const page = this.finish(id)
    if (page) page.reject(new NotRendered(this.reasonOf(page)))
  }

  /** Why a page took too long: it is to blame only if neither the machine, nor the api, nor another page was slow. */
  private reasonOf({ within, calls, waitsSince, waited, starvedBefore }: Page) {
    const starved = processorTime(this.child).starved - starvedBefore
    const waitedInAll = waited + (calls > 0 ? Date.now() - waitsSince : 0) + starved
    if (!this.started || waitedInAll >= within / 2) return 'busy'
    return this.silentFor > 0 ? 'stopped' : 'deadline'
  }

  private finish(id: number): Page | undefined {
    const page = this.pages.get(id)
    if (!page) return undefined
    clearTimeout(page.timer)
    this.pages.delete(id)
    this.idleSince = Date.now()
    if (this.retired) this.retire()
    return page
  }

  private end(reason: NotRendered) {
    if (this.ending) return
    this.ending = reason
    this.child.kill('SIGKILL')
    this.pipe.destroy()
    for (const id of [...this.pages.keys()]) this.finish(id)?.reject(reason)
  }

  private tell(message: ToProcess) {
    writeJsonLine(this.pipe, message)
  }
}
