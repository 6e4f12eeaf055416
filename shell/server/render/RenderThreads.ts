import type { Rendered, RenderTask } from '../../src/document/renderPage'
import { NotRendered } from './NotRendered'
import type { RenderThread } from './RenderThread'

const IDLE_FOR = 30_000
// Another thread is worth its memory when the others have this much to do.
const ANOTHER_AT = 2
// A bundle that does not even load is tried again in this time, not at once and forever.
const START_AGAIN_AFTER = 1_000
// More than the threads render in about a second: whoever comes then is told so at once instead of waiting for nothing.
const LONGEST_LINE = 64

interface ThreadsOptions {
  start: () => RenderThread
  /** Threads that stay when there is nothing to do. */
  min: number
  max: number
  pagesPerThread: number
}

interface Page {
  task: RenderTask
  within: number
  resolve: (rendered: Rendered) => void
  reject: (reason: NotRendered) => void
  /** Ends its waiting: first in line, then on its thread. */
  timer: NodeJS.Timeout
  place?: Place
}

interface Place {
  thread: RenderThread
  /** Pages somebody still waits for. */
  pages: Set<Page>
  /** Takes no more pages and ends with the last it has. */
  retired: boolean
  idleSince: number
}

/** Render threads of one composition: a page goes to the one with least to do, or waits in line. */
export class RenderThreads {
  private readonly places = new Set<Place>()
  private readonly line: Page[] = []
  private readonly tidying: NodeJS.Timeout
  private closed = false

  constructor(private readonly options: ThreadsOptions) {
    this.tidying = setInterval(() => this.endIdle(), IDLE_FOR / 2).unref()
    this.replenish()
  }

  /**
   * @param within milliseconds the page may take on its thread, of which it is to blame if it takes longer; so long may it wait in line
   * @throws NotRendered
   */
  async run(task: RenderTask, within: number): Promise<Rendered> {
    if (this.closed) throw new NotRendered('ended')
    if (this.line.length >= LONGEST_LINE) throw new NotRendered('full')
    return new Promise((resolve, reject) => {
      const page: Page = { task, within, resolve, reject, timer: setTimeout(() => this.sendAway(page), within) }
      this.line.push(page)
      this.seat()
    })
  }

  /** Ends every thread once the pages on it are out. */
  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.tidying)
    for (const { reject, timer } of this.line.splice(0)) {
      clearTimeout(timer)
      reject(new NotRendered('ended'))
    }
    const all = [...this.places]
    for (const place of all) this.retire(place)
    await Promise.all(all.map(({ thread }) => thread.gone))
  }

  private get serving(): Place[] {
    return [...this.places].filter(({ retired, thread }) => !retired && thread.usable)
  }

  private seat() {
    while (this.line.length > 0) {
      const place = this.freePlace()
      const page = place && this.line.shift()
      if (!page) return
      page.place = place
      place.pages.add(page)
      clearTimeout(page.timer)
      page.timer = setTimeout(() => this.giveUp(page, place), page.within)
      place.thread
        .run(page.task)
        .then(page.resolve, page.reject)
        .finally(() => this.leave(page))
    }
  }

  private freePlace(): Place | undefined {
    const { max, pagesPerThread } = this.options
    const [best, ...others] = this.serving.sort((a, b) => a.pages.size - b.pages.size)
    if (!best || (best.pages.size >= Math.min(ANOTHER_AT, pagesPerThread) && others.length + 1 < max)) return this.add()
    return best.pages.size < pagesPerThread ? best : undefined
  }

  private add(): Place {
    const place: Place = { thread: this.options.start(), pages: new Set(), retired: false, idleSince: Date.now() }
    this.places.add(place)
    void place.thread.gone.then(() => {
      this.places.delete(place)
      const again = () => {
        this.replenish()
        this.seat()
      }
      if (place.thread.started) again()
      else setTimeout(again, START_AGAIN_AFTER).unref()
    })
    return place
  }

  private replenish() {
    while (!this.closed && this.serving.length < this.options.min) this.add()
  }

  private leave(page: Page) {
    const { place, timer } = page
    clearTimeout(timer)
    if (!place?.pages.delete(page)) return
    place.idleSince = Date.now()
    if (place.retired) this.retire(place)
    this.seat()
  }

  private sendAway(page: Page) {
    this.line.splice(this.line.indexOf(page), 1)
    page.reject(new NotRendered('busy'))
  }

  /** What hangs cannot be taken off its thread: the thread goes once the others on it are out. */
  private giveUp(page: Page, place: Place) {
    page.reject(new NotRendered('deadline'))
    this.retire(place)
    this.leave(page)
  }

  private retire(place: Place) {
    place.retired = true
    this.replenish()
    if (place.pages.size === 0) void place.thread.end()
  }

  private endIdle() {
    const idle = this.serving.filter(({ pages, idleSince }) => pages.size === 0 && Date.now() - idleSince >= IDLE_FOR)
    for (const place of idle.slice(0, Math.max(0, this.serving.length - this.options.min))) this.retire(place)
  }
}
