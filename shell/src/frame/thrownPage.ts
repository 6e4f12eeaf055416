import { useEffect, useSyncExternalStore } from 'react'

// The router keeps what a loader failed with and lets nobody know of a page that threw while it was drawn; the frame has to.

let thrown: string | undefined
const listeners = new Set<() => void>()

function tell(route: string | undefined) {
  thrown = route
  for (const listener of listeners) listener()
}

/** To be called by the error view of the route. */
export function useThrown(route: string) {
  useEffect(() => {
    tell(route)
    return () => tell(undefined)
  }, [route])
}

/** Id of the route whose error view is on screen; unknown to the server. */
export function useThrownPage(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => thrown,
    () => undefined,
  )
}
