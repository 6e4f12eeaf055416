import { useSyncExternalStore } from 'react'
import { useSiteRouter } from './SiteRouter'

/** Key of the location whose page is on its way; undefined when nobody goes anywhere. */
export function useNextLocation(): string | undefined {
  const router = useSiteRouter()
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? nothing,
    () => router?.state.navigation.location?.key,
    () => undefined,
  )
}

const nothing = () => {}
