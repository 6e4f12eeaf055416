import { useSyncExternalStore } from 'react'
import { useSiteRouter } from './SiteRouter'

/** Key of the location that is loading; undefined when there is no navigation. */
export function useNextLocation(): string | undefined {
  const router = useSiteRouter()
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? nothing,
    () => router?.state.navigation.location?.key,
    () => undefined,
  )
}

const nothing = () => {}
