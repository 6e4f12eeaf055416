import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { call, mustCall, openOffice } from './calls'
import { type DurableKind, kinds } from './durableKinds'

/** Milliseconds to wait for an answer. */
const SLOW = 60_000

interface KeptThing {
  kind: DurableKind
  /** The path of its calls in the office */
  path: string
  /** The end of its address as well */
  name: string
  /** The state that visitors saw last; 0 for none */
  live: number
  /** States written without an answer */
  perhaps: Set<number>
  /** The state of an acknowledged plan that is not public yet */
  planned?: number
  /** The latest time of the last plan */
  due: number
}

/** The work of staff during which the api is killed, one kind after the other. */
export const actions = ['publish', 'plan', 'upload'] as const

/** Milliseconds from a plan to its time, and from then to visitors (O-16). */
const AHEAD = 1_500
const WITHIN = 5_000

/** The answers that staff got about content and files, recorded outside the api. */
export class OfficeLedger {
  acknowledged = 0
  faults = 0
  things: KeptThing[] = []
  /** Paths of files answered with 200. */
  files: Set<string> = new Set()
  #last = 0

  /** A new state: each field contains its number, so that a mixture of two states shows. */
  next() {
    this.#last += 1
    return this.#last
  }
}

/** Staff who publish, plan or upload one thing after the other until the api is gone. */
export class OfficeWriter {
  stopped = false
  private readonly office: string

  /** @param headers of an office */
  constructor(
    url: string,
    private readonly ledger: OfficeLedger,
    private readonly headers: Record<string, string>,
  ) {
    this.office = `${url}/api/office`
  }

  static async open(url: string, ledger: OfficeLedger) {
    return new OfficeWriter(url, ledger, (await openOffice(url)).headers)
  }

  async begin() {
    for (const kind of kinds) {
      for (const name of kind.names) {
        const { path, first } = kind
        const id = first
          ? (await mustCall(`${this.office}/${path}`, { fields: { item: first(name) }, headers: this.headers })).body
              .data.id
          : name
        const thing = { kind, path: `${this.office}/${path}/${id}`, name, live: 0, perhaps: new Set<number>(), due: 0 }
        this.ledger.things.push(thing)
      }
    }
  }

  stop() {
    this.stopped = true
  }

  async run(action: (typeof actions)[number]) {
    try {
      while (!this.stopped) await this[action]()
    } catch {
      // The api is gone: unfinished writes stay "perhaps".
    }
  }

  async publish() {
    for (const thing of this.#inAnyOrder()) {
      const { number, version } = await this.#type(thing)
      const { status } = await this.#act(thing, 'publish', { version })
      if (status === 200) this.#note(() => this.#seen(thing, number))
    }
  }

  async plan() {
    for (const thing of this.#inAnyOrder()) {
      const { number, version } = await this.#type(thing)
      const at = Date.now() + AHEAD
      thing.due = at + WITHIN
      const { status } = await this.#act(thing, 'plan', { version, publish_at: new Date(at).toISOString() })
      if (status === 200) this.#note(() => Object.assign(thing, { planned: number }))
    }
    await wait(AHEAD + WITHIN)
    if (this.stopped) return
    for (const thing of this.ledger.things) if (thing.planned) this.#seen(thing, thing.planned)
  }

  async upload() {
    const [width, height] = [1600, 1200]
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const picture = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    const body = new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer())
    const headers = { ...this.headers, 'content-type': 'application/octet-stream' }
    const signal = AbortSignal.timeout(SLOW)
    const answer = await fetch(`${this.office}/media?name=durable.jpg`, { method: 'POST', headers, body, signal })
    const { data } = await answer.json()
    if (answer.status === 200) this.#note(() => this.ledger.files.add(data.path))
  }

  /** Random, because the kill comes soon and should hit a different kind each time. */
  #inAnyOrder() {
    const { things } = this.ledger
    const first = randomInt(things.length)
    return [...things.slice(first), ...things.slice(0, first)]
  }

  async #type(thing: KeptThing) {
    const { body } = await mustCall(thing.path, { method: 'GET', headers: this.headers })
    const number = this.ledger.next()
    thing.perhaps.add(number)
    const saved = await this.#act(thing, 'draft', { item: thing.kind.itemOf(number), version: body.data.version })
    return { number, version: saved.body.data.version }
  }

  #act({ path }: KeptThing, action: string, fields: object) {
    return call(`${path}/${action}`, { fields, headers: this.headers })
  }

  #seen(thing: KeptThing, number: number) {
    thing.live = number
    Object.assign(thing, { planned: undefined, due: 0 })
    thing.perhaps.clear()
  }

  #note(write: () => void) {
    this.ledger.acknowledged += 1
    write()
  }
}

/**
 * Compares the ledger with what visitors and staff see, and takes the result as known.
 * @returns missing, partially public and duplicate items
 */
export async function compareOffice(ledger: OfficeLedger, url: string): Promise<string[]> {
  const { headers } = await openOffice(url)
  // A plan without an answer may be carried out as well; an overdue one is, soon after the start.
  const times = ledger.things.map(({ due }) => due)
  if (Math.max(...times) > 0) await wait(Math.max(WITHIN, Math.max(...times) - Date.now()))
  const faults = []
  const origin = `${url}/api/office/`
  for (const thing of ledger.things) {
    // The api listens on another port after each start.
    thing.path = thing.path.replace(/^.*\/api\/office\//, origin)
    faults.push(...(await faultsOf(thing, { url, headers })))
  }
  faults.push(...(await faultsOfFiles(ledger, { url, headers })))
  ledger.faults += faults.length
  return faults
}

async function faultsOf(thing: KeptThing, { url, headers }: { url: string; headers: Record<string, string> }) {
  const { kind, path, name, live, perhaps, planned } = thing
  const shown = await kind.shown(url, name)
  const number = shown ? kind.numberIn(shown) : 0
  const wanted = planned ? [planned] : [live, ...perhaps]
  const faults = []
  if (!wanted.includes(number)) faults.push(`${name} shows state ${number}, and not ${wanted.join(' or ')}`)
  if (shown && number > 0) {
    const expected = kind.itemOf(number)
    const state = pick(shown, expected)
    if (!isDeepStrictEqual(state, expected)) faults.push(`${name} shows ${JSON.stringify(state)} in state ${number}`)
    if (kind.isFound && !(await kind.isFound(url, number))) faults.push(`no list finds state ${number} of ${name}`)
    const { body: list } = await mustCall(`${path}/versions`, { method: 'GET', headers })
    const [latest, before] = await Promise.all(
      list.data.slice(0, 2).map(async ({ number: version }: { number: number }) => {
        const { body } = await mustCall(`${path}/versions/${version}`, { method: 'GET', headers })
        return kind.numberIn(body.data.item)
      }),
    )
    if (latest !== number) faults.push(`the latest version of ${name} is state ${latest}, and not ${number}`)
    if (before === number) faults.push(`state ${number} of ${name} was published twice`)
  }
  thing.live = number
  Object.assign(thing, { planned: undefined, due: 0 })
  perhaps.clear()
  return faults
}

/** The fields of the item that it should have. */
const pick = (item: object, expected: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in expected))

async function faultsOfFiles(
  { files }: OfficeLedger,
  { url, headers }: { url: string; headers: Record<string, string> },
) {
  const faults = []
  const listed = new Map()
  for (let page = 1; ; page += 1) {
    const address = `${url}/api/office/media?search=durable&perPage=100&page=${page}`
    const { body } = await mustCall(address, { method: 'GET', headers })
    for (const file of body.data) listed.set(file.path, file)
    if (body.data.length === 0) break
  }
  for (const path of files) if (!listed.has(path)) faults.push(`the file ${path} is lost`)
  for (const { path, width } of listed.values()) {
    const answer = await fetch(`${url}${path.replace(/^public/, '/storage')}`, { signal: AbortSignal.timeout(SLOW) })
    const whole = await sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'truncated' })
      .stats()
      .then(
        () => true,
        () => false,
      )
    if (answer.status !== 200 || !whole) faults.push(`the picture ${path} (${width} pixels) is there by half`)
  }
  return faults
}
