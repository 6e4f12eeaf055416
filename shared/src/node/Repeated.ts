/** Work that runs at intervals and on demand, but never twice at the same time. */
export class Repeated {
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | undefined

  /**
   * @param work handles its failures itself
   * @param every milliseconds
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly every: number,
  ) {}

  /** The process does not stay alive for it. */
  start() {
    this.timer ??= setInterval(() => this.look(), this.every).unref()
  }

  /** Does it now, unless it is under way. */
  look() {
    this.working ??= this.work().finally(() => {
      this.working = undefined
    })
  }

  /** Resolves when the work that is under way is done. */
  async stop() {
    clearInterval(this.timer)
    this.timer = undefined
    await this.working
  }
}
