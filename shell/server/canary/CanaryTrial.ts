import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { LRUCache } from 'lru-cache'

/** Fewer views or errors say nothing. Of those that browsers tell of, so many are as many clients. */
const ENOUGH = { views: 20, errors: 5 }
const TIMES_WORSE = 3
/** Whatever the live release does, of which a canary for everybody leaves nothing to compare. */
const NEVER_BEARABLE = 0.5
/** Clients remembered of each side. */
const CLIENTS = 10_000

export type Side = 'canary' | 'stable'

/** How a canary does beside the live release: page views and failures on this server since it began. */
export class CanaryTrial {
  readonly numbers: CanaryNumbers = { canary: { views: 0, errors: 0 }, stable: { views: 0, errors: 0 } }

  private readonly told = {
    canary: new LRUCache<string, true>({ max: CLIENTS }),
    stable: new LRUCache<string, true>({ max: CLIENTS }),
  }

  constructor(readonly canary: Canary) {}

  view(side: Side) {
    this.numbers[side].views += 1
  }

  /**
   * @param client who tells of it. Anybody can tell anything, or has a browser of which every page fails, so one counts once in the whole
   *   trial; none for what this server saw itself
   */
  error(side: Side, client?: string) {
    if (client !== undefined) {
      if (this.told[side].has(client)) return
      this.told[side].set(client, true)
    }
    this.numbers[side].errors += 1
  }

  /** Why the canary has to end; undefined while it does as well as what is live, as far as one can tell. */
  get verdict(): string | undefined {
    const { canary, stable } = this.numbers
    if (canary.views < ENOUGH.views || canary.errors < ENOUGH.errors) return undefined
    // One error more than were seen: a live release that hardly anybody visits is not for that without errors.
    const bearable = Math.min(NEVER_BEARABLE, (TIMES_WORSE * (stable.errors + 1)) / (stable.views + 1))
    if (canary.errors / canary.views <= bearable) return undefined
    return bearable === NEVER_BEARABLE
      ? 'more than half of its pages fail'
      : `it fails more than ${TIMES_WORSE} times as often as the live release`
  }

  /** Another percentage is the same trial; another release, or a second attempt with one, is not. */
  isOf({ name, release, since }: Canary): boolean {
    return this.canary.name === name && this.canary.release === release && this.canary.since === since
  }
}
