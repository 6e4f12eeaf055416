import type { Apis } from '../apis/Apis'

/** Milliseconds a page waits for the answer; after that the site is open. */
const PATIENCE = 3_000
/** Milliseconds that a page waits for a slow api after a recent answer: cached pages need nothing else from it. */
const MOMENT = 50
/** An answer is recent for as many times as it is valid. */
const RECENT = 5
const TOO_MANY = 429
/** Seconds after which a search engine may come back: the default without an announced end, and the minimum. */
const COME_BACK_AFTER = 120

/**
 * Asks the api whether the site is in maintenance: at most twice a second, whatever the traffic, and no page waits
 * longer than 3 s for the answer. While the api fails or is silent the site is open, and while it is silent no page
 * waits for it again. While the api is slow, pages go by its recent answer. When the api is overloaded, its last answer
 * stays valid.
 */
export class MaintenanceWatch {
  private on = false
  /** The announced end; 0 without one. */
  private until = 0
  private silent = false
  private askedAt = Number.NEGATIVE_INFINITY
  private asking: Promise<void> | undefined

  /** @param every milliseconds for which an answer is valid */
  constructor(
    private readonly apis: Pick<Apis, 'ask'>,
    private readonly every = 1_000,
  ) {}

  async isOn(): Promise<boolean> {
    const age = Date.now() - this.askedAt
    // In steady traffic the next answer arrives while the last one is valid, so no page waits.
    if (!this.asking && age >= this.every / 2) {
      this.asking = this.refresh().finally(() => {
        this.askedAt = Date.now()
        this.asking = undefined
      })
    }
    if (!this.silent && age >= this.every) await (age < RECENT * this.every ? this.aMoment() : this.asking)
    return this.on
  }

  /** Seconds until the announced end (O-54). */
  get retryAfter(): string {
    const left = Math.ceil((this.until - Date.now()) / 1_000)
    return String(Math.max(left, COME_BACK_AFTER))
  }

  private aMoment() {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, MOMENT)))
    return Promise.race([this.asking, over]).finally(() => clearTimeout(timer))
  }

  private async refresh() {
    try {
      const answer = await this.apis.ask('/api/status', { signal: AbortSignal.timeout(PATIENCE) })
      this.silent = false
      if (answer.status === TOO_MANY) return
      const { maintenance, notice } = (await answer.json()) as { maintenance?: unknown; notice?: { until?: string } }
      this.on = answer.ok && Number(maintenance) === 1
      this.until = Date.parse(notice?.until ?? '') || 0
    } catch {
      this.on = false
      this.silent = true
    }
  }
}
