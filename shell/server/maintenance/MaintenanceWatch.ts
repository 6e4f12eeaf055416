interface WatchOptions {
  apiOrigin: string
  /** Headers of the server's own calls. */
  apiHeaders: Record<string, string>
  /** Milliseconds for which an answer is valid. */
  every?: number
  /** Milliseconds a page waits for the answer; after that the site is open. */
  patience?: number
  ask?: typeof fetch
}

const TOO_MANY = 429

/**
 * Asks the api whether the site is in maintenance: at most twice a second, whatever the traffic, and no page waits
 * longer than 3 s for the answer. While the api fails or is silent the site is open, and while it is silent no page
 * waits for it again. When the api is overloaded, its last answer stays valid.
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
    // In steady traffic the next answer arrives while the last one is valid, so no page waits.
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
