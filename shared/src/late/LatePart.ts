import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilItSucceeds } from './untilItSucceeds'
import { LATE_WITHIN, within } from './within'

/** Fetches the code of a part of the page; each call is a new attempt. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

/** The component that each `load` returned. */
const arrived = new WeakMap<object, unknown>()

/** The server's drawings in this tab that wait for their code. The server adds none. */
const waiting = new Set<{ hurry: () => void }>()

/**
 * Makes all parts of the page interactive now. React delays a navigation that keeps the page until it has the code of
 * every part that the server drew. If the code does not arrive within `LATE_WITHIN`, a note replaces the part, so that
 * the navigation goes on.
 */
export function hurryLateParts() {
  for (const part of waiting) part.hurry()
}

/** A part of the page that fetches its code when it is opened. The server fetches it at once. */
export class LatePart<Props> {
  readonly Component: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>
  readonly #opened = signal()
  readonly #needed = signal()
  readonly #alive = signal()
  #failed: ((error: unknown) => void) | undefined

  /**
   * @param drawn whether the server has drawn the part: if so, code that fails is fetched again quietly, and the
   * drawing stays
   */
  constructor(load: LoadPart<Props>, drawn: boolean) {
    const onServer = typeof window === 'undefined'
    const fetchPart = () =>
      drawn ? untilItSucceeds(load, (error) => this.#failed?.(error)) : within(LATE_WITHIN, load())
    const loading = onServer ? load() : this.#opened.given.then(fetchPart)
    const code = Promise.race([loading, this.#needed.given.then(() => within(LATE_WITHIN, loading))])
    code.then((Component) => arrived.set(load, Component)).catch(() => {}) // React reports the failure
    // Once the code is here, the part is drawn at once, without its skeleton.
    const here = arrived.get(load) as ComponentType<Props> | undefined // the earlier result of this `load`
    this.Component = here ?? lazy(async () => ({ default: await code }))
    if (onServer || here || !drawn) return
    waiting.add(this)
    code.catch(() => {}).finally(this.leave)
  }

  /** Fetches the code; a second call changes nothing. */
  open = () => this.#opened.give()

  /** Whether the part is interactive. */
  alive = false

  /** Called once it is interactive. */
  setAlive = () => {
    this.alive = true
    this.#alive.give()
  }

  /** @returns resolves once the part is interactive; rejects when the next attempt fails, or after `LATE_WITHIN` */
  answers(): Promise<void> {
    this.open()
    const fails = new Promise<never>((_, reject) => {
      this.#failed = reject
    })
    return within(LATE_WITHIN, Promise.race([this.#alive.given, fails]))
  }

  /** Something waits for the part: its code arrives now or fails. */
  hurry() {
    this.open()
    this.#needed.give()
  }

  /** The part has left the page. */
  leave = () => void waiting.delete(this)
}

/** A promise and the function that fulfils it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
