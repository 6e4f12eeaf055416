import { FAULT_MESSAGE, FAULTS, type ReleaseFigure, VITAL_STEP, type VitalName } from '@brightfill/shared/contract'

const SPAN = 5 * 60_000
/** Spans kept while the registry does not take them: an hour. */
const MOST_SPANS = 12

/** The figures of this server in five minutes. */
export interface SeenFigures {
  since: string
  figures: ReleaseFigure[]
}

/** Page views, failures and web vitals by release, in spans of five minutes, until the registry has them (O-53). */
export class ReleaseFigures {
  private readonly spans = new Map<string, Map<string, ReleaseFigure>>()
  /** Spans with changes that the registry does not have yet. */
  private readonly untold = new Set<string>()

  view(remote: string, release: string) {
    this.of(remote, release).views += 1
  }

  /** @param message what failed, in words of a program */
  error(remote: string, release: string, message = '') {
    const figure = this.of(remote, release)
    figure.errors += 1
    // A browser may send anything; PostgreSQL refuses JSON with NUL and with halves of characters.
    const words = message.slice(0, FAULT_MESSAGE).replaceAll(/\p{C}/gu, ' ').trim()
    // A copy: a part of a string keeps the whole string in memory.
    if (words) noteMessage(figure, Buffer.from(words).toString())
  }

  /** @param value milliseconds, or CLS */
  vital(remote: string, release: string, name: VitalName, value: number) {
    const steps = this.of(remote, release).vitals[name]
    const step = stepOf(name === 'CLS' ? 1000 * value : value)
    steps[step] = (steps[step] ?? 0) + 1
  }

  /** Hands over what is new, the oldest first. Figures that `send` rejects are handed over again. */
  async tell(send: (seen: SeenFigures) => Promise<void>) {
    for (const since of [...this.untold].sort()) {
      this.untold.delete(since)
      try {
        await send({ since, figures: [...(this.spans.get(since)?.values() ?? [])] })
      } catch (error) {
        this.untold.add(since)
        throw error
      }
    }
    for (const since of this.spans.keys()) {
      if (since !== spanOf(Date.now()) && !this.untold.has(since)) this.spans.delete(since)
    }
  }

  private of(name: string, release: string): ReleaseFigure {
    const since = spanOf(Date.now())
    const span = this.spans.get(since) ?? new Map<string, ReleaseFigure>()
    this.spans.set(since, span)
    this.untold.add(since)
    const [oldest] = this.spans.keys()
    if (this.spans.size > MOST_SPANS && oldest) {
      this.spans.delete(oldest)
      this.untold.delete(oldest)
    }
    const key = `${name}@${release}`
    const vitals = { LCP: {}, INP: {}, CLS: {} }
    const figure = span.get(key) ?? { name, release, views: 0, errors: 0, vitals, faults: [] }
    span.set(key, figure)
    return figure
  }
}

function noteMessage({ faults = [] }: ReleaseFigure, message: string) {
  const known = faults.find((fault) => fault.message === message)
  if (known) known.count += 1
  else if (faults.length < FAULTS) faults.push({ message, count: 1 })
}

const spanOf = (time: number) => new Date(time - (time % SPAN)).toISOString()

/** The step of the contract (`VitalSteps`) that a value is in. */
const stepOf = (value: number) => Math.max(0, Math.ceil(Math.log(Math.max(1, value)) / Math.log(VITAL_STEP)))
