import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the render that hydrates its HTML, true from then on: for controls that need a script to work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
