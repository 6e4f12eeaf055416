import { RouteError } from '@brightfill/shared/page'
import { FrameLayout } from './FrameLayout'

/** The same frame around an error that no page's own boundary caught. */
export function SiteFrameError() {
  return (
    <FrameLayout>
      <RouteError />
    </FrameLayout>
  )
}
