import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { LRUCache } from 'lru-cache'

/** Fewer views or errors prove nothing. */
const ENOUGH = { views: 20, errors: 5 }
const TIMES_WORSE = 3
/** A share of failing pages that ends every canary. One for all visitors has no live release to compare with. */
const NEVER_BEARABLE = 0.5
/** Clients remembered on each side. */
const CLIENTS = 10_000

export type Side = 'canary' | 'stable'

/** Compares a canary with the live release: page views and failures on this server since it began. */
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
   * @param client reports the error; undefined when this server saw it. A client counts once in the whole trial:
   *   anybody can report anything, or have a browser in which every page fails
   */
  error(side: Side, client?: string) {
    if (client !== undefined) {
      if (this.told[side].has(client)) return
      this.told[side].set(client, true)
    }
    this.numbers[side].errors += 1
  }

  /** Why the canary has to end; undefined while there is no reason. */
  get verdict(): string | undefined {
    const { canary, stable } = this.numbers
    if (canary.views < ENOUGH.views || canary.errors < ENOUGH.errors) return undefined
    // One error more than there were: a live release with few views has no errors yet, but will have some.
    const bearable = Math.min(NEVER_BEARABLE, (TIMES_WORSE * (stable.errors + 1)) / (stable.views + 1))
    if (canary.errors / canary.views <= bearable) return undefined
    return bearable === NEVER_BEARABLE
      ? 'more than half of its pages fail'
      : `it fails more than ${TIMES_WORSE} times as often as the live release`
  }

  /** Another percentage is the same trial. Another release, or a second attempt with one, is a new trial. */
  isOf({ name, release, since }: Canary): boolean {
    return this.canary.name === name && this.canary.release === release && this.canary.since === since
  }
}
