import type { Canary, CanaryNumbers, CanaryTrial as Counted } from '@brightfill/shared/contract'
import { LRUCache } from 'lru-cache'
import { TokenBucket } from '../clients/TokenBucket'

/** Fewer views or errors prove nothing. */
const ENOUGH = { views: 20, errors: 5 }
const TIMES_WORSE = 3
/** A share of failing pages that ends every canary. One for all visitors has no live release to compare with. */
const NEVER_BEARABLE = 0.5
/** Networks remembered on each side. */
const NETWORKS = 10_000
/** Anyone can report anything, so reports count only once they come from this many networks. Each counts once. */
const ENOUGH_NETWORKS = 5
/** Anyone can open pages all day. This many page views of a network count at once, and as many again per minute. */
const VIEWS = 30

export type Side = 'canary' | 'stable'

/** Page views and failures of one side, as this server saw them, and who reported failures of it. */
class SideCount {
  views = 0
  seen = 0
  readonly networks = new LRUCache<string, true>({ max: NETWORKS })
  readonly viewers = new TokenBucket({ burst: VIEWS, perSecond: VIEWS / 60 })

  get errors(): number {
    return this.seen + (this.networks.size < ENOUGH_NETWORKS ? 0 : this.networks.size)
  }
}

/** Compares a canary with the live release: page views and failures on this server since it began. */
export class CanaryTrial {
  private readonly sides = { canary: new SideCount(), stable: new SideCount() }

  constructor(readonly canary: Canary) {}

  get numbers(): CanaryNumbers {
    const { canary, stable } = this.sides
    return {
      canary: { views: canary.views, errors: canary.errors },
      stable: { views: stable.views, errors: stable.errors },
    }
  }

  /** The figures that the registry gets. */
  get report(): Counted {
    const { name, release, since } = this.canary
    return { name, release, since, numbers: this.numbers }
  }

  /**
   * @param network gets the page
   * @returns whether the view counts; if not, its failure must not count either
   */
  view(side: Side, network: string): boolean {
    const count = this.sides[side]
    const counts = count.viewers.tryConsume(network)
    if (counts) count.views += 1
    return counts
  }

  /** @param network reports the error; undefined when this server saw it */
  error(side: Side, network?: string) {
    if (network === undefined) this.sides[side].seen += 1
    else this.sides[side].networks.set(network, true)
  }

  /** Why the canary has to end; undefined while it may go on. */
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
