/** What jsdom leaves out and the site needs. Everything goes back to what it was after the test. */
export interface StandIns {
  /** Called for each film told to run, and to rest. */
  played: jest.Mock
  paused: jest.Mock
  /** Reports every observed element as in view, or out of it. */
  see: (inView: boolean) => void
}

/** @param reducedMotion whether the visitor asked for less motion */
export function standIns({ reducedMotion = false } = {}): StandIns {
  const watching = new Set<{ seen: IntersectionObserverCallback; elements: Set<Element> }>()
  class Observer {
    private readonly watch
    constructor(seen: IntersectionObserverCallback) {
      this.watch = { seen, elements: new Set<Element>() }
      watching.add(this.watch)
    }
    observe(element: Element) {
      this.watch.elements.add(element)
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
  // Stay after the test: films are told to rest when their page is cleared away.
  const played = jest.fn().mockResolvedValue(undefined)
  const paused = jest.fn()
  Object.assign(HTMLMediaElement.prototype, { play: played, pause: paused })
  return {
    played,
    paused,
    see: (isIntersecting) => {
      for (const { seen, elements } of [...watching]) {
        const entries = [...elements].map((target) => ({ isIntersecting, target }) as IntersectionObserverEntry) // all that is read
        if (entries.length > 0) seen(entries, {} as IntersectionObserver)
      }
    },
  }
}

const restores: (() => void)[] = []

afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})
