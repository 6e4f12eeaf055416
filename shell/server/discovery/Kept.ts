import { setTimeout as wait } from 'node:timers/promises'

// They are public and change a few times a day. Search engines ask at night and all at once.
const KEPT_FOR = 60_000
/** So long somebody waits for a newer value where there is a former one. */
const PATIENCE = 2_000

interface Entry {
  /** At most one: the value may be undefined. */
  values: unknown[]
  until: number
  loading?: Promise<unknown>
}

/**
 * Loads each value once for all who ask within a minute. The minute begins when it is there, and no load begins before
 * the one before has ended: meanwhile the former value is given, as it is after a failure.
 */
export class Kept {
  private readonly entries = new Map<string, Entry>()

  /** @param name each has one type of value */
  async get<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.entries.get(name) ?? { values: [], until: 0 }
    this.entries.set(name, entry)
    const former = entry.values as [Value] | []
    if (former.length === 1 && entry.until > Date.now()) return former[0]
    entry.loading ??= load()
      .then((value) => {
        entry.values = [value]
        entry.until = Date.now() + KEPT_FOR
        return value
      })
      .finally(() => {
        entry.loading = undefined
      })
    const loading = entry.loading as Promise<Value>
    if (former.length === 0) return loading
    return Promise.race([loading.catch(() => former[0]), wait(PATIENCE, former[0], { ref: false })])
  }
}
