import type { LiveRemote } from '../../src/composition/composition'
import { Breaker } from './Breaker'

type Released = Pick<LiveRemote, 'name' | 'release'>

// A breaker outlives the compositions its release is part of; of releases long gone nothing needs to be known.
const KEPT = 100

/** One breaker for each release of each remote. */
export class Breakers {
  private readonly known = new Map<string, Breaker>()

  constructor(private readonly make = () => new Breaker()) {}

  of({ name, release }: Released): Breaker {
    const key = `${name}@${release}`
    const breaker = this.known.get(key) ?? this.make()
    this.known.delete(key)
    this.known.set(key, breaker)
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
    return breaker
  }

  /** `remote@release` of those that are not rendered here at the moment. */
  get resting(): string[] {
    return [...this.known].filter(([, { resting }]) => resting).map(([key]) => key)
  }
}
