import { setTimeout as wait } from 'node:timers/promises'

// They are public and change a few times a day. Search engines ask at night and all at once.
const KEPT_FOR = 60_000
/** How long a request waits for a newer value when there is a former one. */
const PATIENCE = 2_000

interface Entry {
  /** At most one: the value may be undefined. */
  values: unknown[]
  until: number
  /** That of the content when its load began. */
  version: string
  loading?: Promise<unknown>
}

/**
 * Loads each value once for all requests within a minute, and again when the content has changed. The minute starts
 * when the value is there, and loads never overlap: meanwhile, and after a failure, requests get the former value.
 */
export class Kept {
  private readonly entries = new Map<string, Entry>()

  /** @param contentVersion changes with the content */
  constructor(private readonly contentVersion: () => string) {}

  /** @param name each has one type of value */
  async get<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.entries.get(name) ?? { values: [], until: 0, version: '' }
    this.entries.set(name, entry)
    const former = entry.values as [Value] | []
    const version = this.contentVersion()
    if (former.length === 1 && entry.version === version && entry.until > Date.now()) return former[0]
    entry.loading ??= load()
      .then((value) => {
        entry.values = [value]
        entry.until = Date.now() + KEPT_FOR
        entry.version = version
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
