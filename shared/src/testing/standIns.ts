/** Replaces browser features that jsdom lacks, until the end of the test. */
export interface StandIns {
  /** Called for each video that is played, and paused. */
  played: jest.Mock
  paused: jest.Mock
  /** Reports every observed element as in view or out of view, and each that is observed later the same. */
  see: (inView: boolean) => void
}

/** @param reducedMotion whether the visitor asked for less motion */
export function standIns({ reducedMotion = false } = {}): StandIns {
  const watching = new Set<{ seen: IntersectionObserverCallback; elements: Set<Element> }>()
  let inView: boolean | undefined
  function report({ seen, elements }: { seen: IntersectionObserverCallback; elements: Iterable<Element> }) {
    // no other part is read
    const entries = [...elements].map((target) => {
      const boundingClientRect = target.getBoundingClientRect()
      return { isIntersecting: inView, target, boundingClientRect } as IntersectionObserverEntry
    })
    if (entries.length > 0) seen(entries, {} as IntersectionObserver)
  }
  class Observer {
    private readonly watch
    constructor(seen: IntersectionObserverCallback) {
      this.watch = { seen, elements: new Set<Element>() }
      watching.add(this.watch)
    }
    observe(element: Element) {
      this.watch.elements.add(element)
      if (inView === undefined) return
      // As in a browser, an observer reports a new element at once, but not after it was disconnected.
      queueMicrotask(() => watching.has(this.watch) && report({ seen: this.watch.seen, elements: [element] }))
    }
    disconnect() {
      watching.delete(this.watch)
    }
  }
  const before = { IntersectionObserver: globalThis.IntersectionObserver, matchMedia: globalThis.matchMedia }
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    matchMedia: (query: string) => ({
      matches: query.includes('reduce') && reducedMotion,
      addEventListener() {},
      removeEventListener() {},
    }),
  })
  restores.push(() => Object.assign(globalThis, before))
  // They stay after the test: videos are paused when their page is removed.
  const played = jest.fn().mockResolvedValue(undefined)
  const paused = jest.fn()
  Object.assign(HTMLMediaElement.prototype, { play: played, pause: paused })
  return {
    played,
    paused,
    see: (seen) => {
      inView = seen
      for (const watch of [...watching]) report(watch)
    },
  }
}

const restores: (() => void)[] = []

afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})
