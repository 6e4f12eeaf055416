import { createStore, useStore } from '@brightfill/shared/store'
import { useEffect } from 'react'

// The router keeps loader errors but does not report a page that threw while rendering, and the frame has to know.
const thrown = createStore<{ route?: string }>(() => ({}))

/** The error view of a route calls this while it is on screen. */
export function useThrown(route: string) {
  useEffect(() => {
    thrown.setState({ route })
    return () => thrown.setState({ route: undefined })
  }, [route])
}

/** Id of the route that shows its error view; undefined on the server. */
export function useThrownPage(): string | undefined {
  return useStore(thrown, ({ route }) => route)
}
