import type { LiveRemote } from '../../src/composition/composition'
import { Breaker } from './Breaker'

type Released = Pick<LiveRemote, 'name' | 'release'>

// A breaker lives longer than the compositions of its release. Those of old releases are forgotten.
const KEPT = 100

/** One breaker for each release of each remote. */
export class Breakers {
  private readonly known = new Map<string, Released & { breaker: Breaker }>()

  constructor(private readonly make = () => new Breaker()) {}

  of({ name, release }: Released): Breaker {
    const key = `${name}@${release}`
    const { breaker } = this.known.get(key) ?? { breaker: this.make() }
    this.known.delete(key)
    this.known.set(key, { name, release, breaker })
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
    return breaker
  }

  /** Every release that was rendered lately, and whether it is left to browsers at the moment. */
  get states(): { name: string; release: string; isOpen: boolean }[] {
    return [...this.known.values()].map(({ name, release, breaker: { isOpen } }) => ({ name, release, isOpen }))
  }
}
