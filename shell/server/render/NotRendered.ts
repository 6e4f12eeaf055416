/**
 * Why there is no document: `full` - too many pages waited already; `budget` - its client asked for too many; `busy` -
 * the machine or the api had no time for it; `resting` - its remote is not rendered here for a while; `stopped` - its
 * process stopped for an unknown reason.
 */
export type Reason = 'stopped' | 'deadline' | 'blocked' | 'ended' | 'failed' | 'full' | 'budget' | 'busy' | 'resting'

/**
 * A page the server did not render; the visitor gets the document without it and the browser renders it
 * (docs/architecture.md).
 */
export class NotRendered extends Error {
  override name = 'NotRendered'

  constructor(
    readonly reason: Reason,
    /** Details for the log. */
    readonly detail = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason)
  }

  /** Its release did something wrong. Otherwise there was no time for the page, and no release is to blame. */
  get isFault(): boolean {
    return !this.isClientLimit && this.reason !== 'busy' && this.reason !== 'stopped'
  }

  /** There was no time or no process for the page here; another server may render it. */
  get canRetryElsewhere(): boolean {
    return this.reason === 'busy' || this.reason === 'full' || this.detail.startsWith('spawn ')
  }

  /** Another client may still get the page. */
  get isClientLimit(): boolean {
    return this.reason === 'full' || this.reason === 'budget'
  }
}
