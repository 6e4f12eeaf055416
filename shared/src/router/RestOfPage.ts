import { useEffect } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'

/** Data of a page that shows partial data until its loader has answered. */
export interface ArrivingData {
  /** The answer on its way; absent once it is here. */
  rest?: Promise<unknown>
}

/**
 * Lets a tap show a page with the data that this tab has (`Page.known`). The answer follows as a second load of the
 * same page, so the router handles it as usual: it may be a failure or a redirect, and the frame sees the same data.
 */
export class RestOfPage {
  #kept?: { address: string; answer: Promise<unknown> }

  /** The answer for the page on screen, returned once. */
  take(address: string): Promise<unknown> | undefined {
    const kept = this.#kept
    this.#kept = undefined
    return kept?.address === address ? kept.answer.catch(inPlace) : undefined
  }

  /** The known data with the pending answer; the answer itself when nothing is known. */
  first(known: object | undefined, answer: Promise<unknown>): unknown {
    answer.catch(() => {}) // the second load reports it
    return known ? ({ ...known, rest: answer } satisfies ArrivingData) : answer
  }

  /** The next load of this address returns this answer. */
  keep(address: string, answer: Promise<unknown>) {
    this.#kept = { address, answer }
  }
}

/** An address that only redirects must not stay in the history, or Back would lead forward again. */
function inPlace(error: unknown): never {
  if (error instanceof Response) error.headers.set('X-Remix-Replace', 'true')
  throw error
}

/** Reloads the page around this component as soon as the rest of its data has loaded. */
export function useRestOfPage(page: RestOfPage) {
  const { rest } = (useLoaderData() as ArrivingData | null | undefined) ?? {} // a page may have any data
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other data is another page
  useEffect(() => {
    if (!rest) return
    let left = false
    const load = () => {
      if (left) return
      page.keep(pathname + search, rest)
      void revalidate()
    }
    rest.then(load, load)
    return () => {
      left = true
    }
  }, [page, rest])
}
