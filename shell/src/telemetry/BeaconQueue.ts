import type { Beacon } from './beacon'
import { BEACON_PATH, ENTRIES } from './limits'

type Entries = Omit<Beacon, 'composition'>

const PAUSE = 5_000
/** Maximum of entries per page view, so that a loop of failures does not flood the server. */
const MOST = 60

/** Collects entries and sends them together: after a pause, or at once when the page is left. */
export class BeaconQueue {
  private waiting: Entries = { errors: [], loads: [], vitals: [] }
  private readonly known = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly composition: string) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.send())
  }

  add<Kind extends keyof Entries>(kind: Kind, entry: Entries[Kind][number]) {
    const key = JSON.stringify([kind, entry])
    if (this.known.has(key) || this.known.size >= MOST) return
    this.known.add(key)
    if (this.waiting[kind].length === ENTRIES) this.send()
    const entries: Entries[Kind][number][] = this.waiting[kind]
    entries.push(entry)
    // An entry that is added while the page is being left cannot wait.
    if (document.visibilityState === 'hidden') queueMicrotask(() => this.send())
    else this.timer ??= setTimeout(() => this.send(), PAUSE)
  }

  private send() {
    clearTimeout(this.timer)
    this.timer = undefined
    if (Object.values(this.waiting).every((entries) => entries.length === 0)) return
    const beacon: Beacon = { composition: this.composition, ...this.waiting }
    this.waiting = { errors: [], loads: [], vitals: [] }
    navigator.sendBeacon(BEACON_PATH, JSON.stringify(beacon))
  }
}
