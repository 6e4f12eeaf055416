interface WatchOptions {
  apiOrigin: string
  /** What the server's own calls carry. */
  apiHeaders: Record<string, string>
  /** Milliseconds an answer counts. */
  every?: number
  /** Longest wait of a page for the answer; after it the site counts as open. */
  patience?: number
  ask?: typeof fetch
}

const TOO_MANY = 429

/**
 * Whether the site is being worked on, as the api says. It is asked at most twice a second, whatever the traffic, and no page waits longer
 * than 3 s for it. An api that fails or stays silent means an open site, and while it stays silent nobody waits for it again. One that has
 * no time for the question has said nothing: what it said last still counts.
 */
export class MaintenanceWatch {
  private readonly address: string
  private readonly headers: Record<string, string>
  private readonly every: number
  private readonly patience: number
  private readonly ask: typeof fetch
  private on = false
  private silent = false
  private askedAt = Number.NEGATIVE_INFINITY
  private asking: Promise<void> | undefined

  constructor({ apiOrigin, apiHeaders, every = 1_000, patience = 3_000, ask = fetch }: WatchOptions) {
    this.address = `${apiOrigin}/api/status`
    this.headers = apiHeaders
    this.every = every
    this.patience = patience
    this.ask = ask
  }

  async isOn(): Promise<boolean> {
    const age = Date.now() - this.askedAt
    // In steady traffic the next answer is here before the last one stops counting, so nobody waits for one.
    if (!this.asking && age >= this.every / 2) {
      this.asking = this.refresh().finally(() => {
        this.askedAt = Date.now()
        this.asking = undefined
      })
    }
    if (!this.silent && age >= this.every) await this.asking
    return this.on
  }

  private async refresh() {
    try {
      const answer = await this.ask(this.address, { headers: this.headers, signal: AbortSignal.timeout(this.patience) })
      this.silent = false
      if (answer.status === TOO_MANY) return
      const { maintenance } = (await answer.json()) as { maintenance?: unknown }
      this.on = answer.ok && Number(maintenance) === 1
    } catch {
      this.on = false
      this.silent = true
    }
  }
}
