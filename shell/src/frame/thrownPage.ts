import { createStore, useStore } from '@brightfill/shared/store'
import { useEffect } from 'react'

// The router keeps the error of a loader, but tells nobody about a page that threw while it was drawn; the frame has to know.
const thrown = createStore<{ route?: string }>(() => ({}))

/** For the error view of the route: says that it is on screen. */
export function useThrown(route: string) {
  useEffect(() => {
    thrown.setState({ route })
    return () => thrown.setState({ route: undefined })
  }, [route])
}

/** Id of the route whose error view is on screen; undefined on the server. */
export function useThrownPage(): string | undefined {
  return useStore(thrown, ({ route }) => route)
}
