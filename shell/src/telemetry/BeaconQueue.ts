import type { Beacon } from './beacon'
import { BEACON_PATH, ENTRIES } from './limits'

type Entries = Omit<Beacon, 'composition'>

const PAUSE = 5_000
/** Maximum of entries per page view, so that a loop of failures does not flood the server. */
const MOST = 60

/**
 * Collects entries and sends them together when the page is left. Failures are sent after a pause already, because an
 * operator waits for them; so a visit without failures sends once.
 */
export class BeaconQueue {
  private waiting: Entries = { errors: [], loads: [], vitals: [] }
  private readonly known = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The page is being left, and its other listeners may still add entries. */
  private leaving = false

  constructor(private readonly composition: string) {
    const isHidden = () => document.visibilityState === 'hidden'
    const begins = () => {
      this.leaving = isHidden()
    }
    const ends = () => {
      this.leaving = false
      if (isHidden()) this.send()
    }
    // The window is the first of the event's capture phase and the last of its bubbling.
    window.addEventListener('visibilitychange', begins, { capture: true })
    window.addEventListener('visibilitychange', ends)
  }

  add<Kind extends keyof Entries>(kind: Kind, entry: Entries[Kind][number]) {
    const key = JSON.stringify([kind, entry])
    if (this.known.has(key) || this.known.size >= MOST) return
    this.known.add(key)
    if (this.waiting[kind].length === ENTRIES) this.send()
    const entries: Entries[Kind][number][] = this.waiting[kind]
    entries.push(entry)
    if (this.leaving) return
    // An entry that is added after the page was left cannot wait.
    if (document.visibilityState === 'hidden') queueMicrotask(() => this.send())
    else if (kind !== 'vitals') this.timer ??= setTimeout(() => this.send(), PAUSE)
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
