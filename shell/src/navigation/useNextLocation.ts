import { use, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

/**
 * Key of the location whose page is on its way; undefined when nobody goes anywhere. Asked of the router itself: what its context tells waits
 * for every part of the page whose code is still to come.
 */
export function useNextLocation(): string | undefined {
  const { router } = use(RouterContext) ?? {}
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? nothing,
    () => router?.state.navigation.location?.key,
    () => undefined,
  )
}

const nothing = () => {}
