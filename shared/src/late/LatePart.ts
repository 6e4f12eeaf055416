import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilItSucceeds } from './untilItSucceeds'
import { LATE_WITHIN, within } from './within'

/** Fetches the code of a part of the page; each call is an attempt of its own. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

/** What each `load` has brought. */
const arrived = new WeakMap<object, unknown>()

/** The parts of the page in this tab whose code is not here yet. The server adds none. */
const waiting = new Set<{ hurry: () => void }>()

/**
 * Brings all parts of the page alive now. React holds a navigation that keeps the page back until it has the code of every part that the
 * server drew; a part whose code does not come in `LATE_WITHIN` makes room for a note, so that the navigation goes on.
 */
export function hurryLateParts() {
  for (const part of waiting) part.hurry()
}

/** A part of the page whose code is fetched once it is opened. The server, which has no visitor to wait for, fetches it at once. */
export class LatePart<Props> {
  readonly Component: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  readonly #opened = signal()
  readonly #needed = signal()
  readonly #alive = signal()
  #failed: ((error: unknown) => void) | undefined

  /** @param drawn the server has drawn the part: code that fails is fetched again quietly, and the drawing stays */
  constructor(load: LoadPart<Props>, drawn: boolean) {
    const onServer = typeof window === 'undefined'
    const fetchPart = () =>
      drawn ? untilItSucceeds(load, (error) => this.#failed?.(error)) : within(LATE_WITHIN, load())
    const loading = onServer ? load() : this.#opened.given.then(fetchPart)
    const code = Promise.race([loading, this.#needed.given.then(() => within(LATE_WITHIN, loading))])
    code.then((Component) => arrived.set(load, Component)).catch(() => {}) // React tells of the failure
    // Code that is here draws the part at once, without its skeleton.
    const here = arrived.get(load) as ComponentType<Props> | undefined // what this `load` has brought before
    this.Component = here ?? lazy(async () => ({ default: await code }))
    if (onServer || here) return
    waiting.add(this)
    code.catch(() => {}).finally(this.leave)
  }

  /** Fetches the code; a second call changes nothing. */
  open = () => this.#opened.give()

  /** Whether the part answers to the visitor. */
  alive = false

  /** To be called when it does. */
  setAlive = () => {
    this.alive = true
    this.#alive.give()
  }

  /** @returns resolves when the part answers to the visitor; rejects when the next attempt fails, or after `LATE_WITHIN` */
  answers(): Promise<void> {
    this.open()
    const fails = new Promise<never>((_, reject) => {
      this.#failed = reject
    })
    return within(LATE_WITHIN, Promise.race([this.#alive.given, fails]))
  }

  /** Somebody waits for the part: its code comes now or fails. */
  hurry() {
    this.open()
    this.#needed.give()
  }

  /** The part has left the page. */
  leave = () => void waiting.delete(this)
}

/** A promise and what fulfils it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
