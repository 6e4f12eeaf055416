import { LRUCache } from 'lru-cache'
import { Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { Composition } from '../../src/composition/composition'
import type { PageOwner } from '../../src/composition/pageOwner'
import type { RenderFailure } from '../../src/document/renderFailure'
import type { Beacon } from '../../src/telemetry/beacon'
import { KnownReleases } from './KnownReleases'
import type { ReleaseFigures } from './ReleaseFigures'
import { texts } from './texts'

type Tag = Pick<PageOwner, 'remote' | 'release'>
/** A failure of a release, in words of a program. */
type Fault = Tag & { message?: string }

/** Reports from one network about a release count once in this time: milliseconds. */
const ONCE_IN = 60_000
/** Reports remembered for it. */
const REMEMBERED = 20_000

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const vitalSeconds = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]

/** The counters of this server, by release. `/metrics` shows them. */
export class Telemetry {
  readonly registry = new Registry()
  private readonly known = new KnownReleases((remote, release) => void this.forget({ remote, release }))
  private readonly tagged: Metric[] = []
  private readonly reported = new LRUCache<string, true>({ max: REMEMBERED, ttl: ONCE_IN })

  private readonly pages = this.counter('brightfill_pages_total', 'Pages sent', ['status'])
  private readonly rendering = this.histogram('brightfill_render_seconds', 'Time to a rendered page', seconds)
  private readonly renderFailures = this.counter(
    'brightfill_render_failures_total',
    'Failures behind pages on the server',
    ['where'],
  )
  private readonly notRendered = this.counter('brightfill_pages_not_rendered_total', 'Renders without a document', [
    'reason',
  ])
  private readonly browserErrors = this.counter('brightfill_browser_errors_total', 'Errors in browsers', ['kind'])
  private readonly loadFailures = this.counter(
    'brightfill_load_failures_total',
    'Files and remotes browsers could not load',
    ['what'],
  )
  private readonly vitals = this.histogram(
    'brightfill_web_vital_seconds',
    'LCP, FCP, INP and TTFB of page views',
    vitalSeconds,
    ['name'],
  )
  private readonly shifts = this.histogram('brightfill_layout_shift', 'CLS of page views', shifts)

  /**
   * @param live the composition visitors get now, once there is one
   * @param figures what admins see of it in the office
   */
  constructor(
    live: () => Composition | undefined,
    private readonly figures: ReleaseFigures,
  ) {
    new Gauge({
      name: 'brightfill_live_release',
      help: '1 for each release of the live composition',
      labelNames: ['remote', 'release', 'composition'],
      registers: [this.registry],
      collect() {
        this.reset()
        const composition = live()
        if (!composition) return
        const { id, shell, remotes } = composition
        for (const { name, release } of [{ name: 'shell', ...shell }, ...remotes])
          this.set({ remote: name, release, composition: id }, 1)
      },
    })
  }

  pageSent(composition: Composition, owner: PageOwner, status: number) {
    this.known.note(composition)
    this.pages.inc({ remote: owner.remote, release: owner.release, status })
    if (status >= 300 && status < 400) return
    this.figures.view(owner.remote, owner.release)
    // The frame of every page is the shell's.
    if (owner.remote !== 'shell') this.figures.view('shell', composition.shell.release)
  }

  /** @param took milliseconds */
  pageRendered(composition: Composition, owner: PageOwner, took: number) {
    this.known.note(composition)
    this.rendering.observe(this.tag(owner), took / 1000)
  }

  renderFailed(composition: Composition, failure: RenderFailure) {
    this.known.note(composition)
    this.renderFailures.inc({ ...this.tag(failure), where: failure.where })
    this.noteError(failure)
  }

  /**
   * This page has no document: visitors get an older one, or their browsers render it.
   * @param isFault of the release, and not of a busy machine
   */
  pageNotRendered(composition: Composition, owner: PageOwner, reason: string, isFault: boolean) {
    this.known.note(composition)
    this.notRendered.inc({ ...this.tag(owner), reason })
    if (isFault) this.noteError({ ...owner, message: reason })
  }

  /** @param network of the browser: the figures of the office count it once for each release and minute */
  beacon({ errors, loads, vitals }: Beacon, network: string) {
    for (const error of errors) this.browserErrors.inc({ ...this.tag(error), kind: error.kind })
    for (const load of loads) this.loadFailures.inc({ ...this.tag(load), what: load.what })
    const missing = loads.map(({ what, file, ...owner }) => ({ ...owner, message: texts.notLoaded(file ?? what) }))
    for (const fault of [...errors, ...missing]) if (this.isNews(fault, 'error', network)) this.noteError(fault)
    for (const { name, value, ...owner } of vitals) {
      if ((name === 'LCP' || name === 'INP' || name === 'CLS') && this.isNews(owner, name, network))
        this.figures.vital(owner.remote, owner.release, name, value)
      if (name === 'CLS') this.shifts.observe(this.tag(owner), value)
      else this.vitals.observe({ ...this.tag(owner), name }, value / 1000)
    }
  }

  private noteError({ remote, release, message }: Fault) {
    if (this.knows({ remote, release })) this.figures.error(remote, release, message)
  }

  /** Anyone can send any report, so a network counts no more than a visitor who meets the fault once a minute. */
  private isNews({ remote, release }: Tag, what: string, network: string): boolean {
    const key = `${network} ${remote}@${release} ${what}`
    if (!this.knows({ remote, release }) || this.reported.has(key)) return false
    this.reported.set(key, true)
    return true
  }

  /** Whether this server sent pages of that release lately. */
  knows({ remote, release }: Tag): boolean {
    return this.known.has(remote, release)
  }

  /** Anyone can send a beacon, so only releases of sent pages become series. */
  private tag({ remote, release }: Tag): Tag {
    return this.knows({ remote, release }) ? { remote, release } : { remote: 'unknown', release: 'unknown' }
  }

  private counter(name: string, help: string, labels: string[]): Counter {
    return this.keep(
      new Counter({ name, help, labelNames: ['remote', 'release', ...labels], registers: [this.registry] }),
    )
  }

  private histogram(name: string, help: string, buckets: number[], labels: string[] = []): Histogram {
    return this.keep(
      new Histogram({ name, help, buckets, labelNames: ['remote', 'release', ...labels], registers: [this.registry] }),
    )
  }

  private keep<Kept extends Metric>(metric: Kept): Kept {
    this.tagged.push(metric)
    return metric
  }

  private async forget({ remote, release }: Tag) {
    for (const metric of this.tagged) {
      for (const { labels } of (await metric.get()).values) {
        const { le, ...own } = labels as Record<string, string | number>
        if (own.remote === remote && own.release === release) metric.remove(own)
      }
    }
  }
}
