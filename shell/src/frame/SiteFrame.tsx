import { Outlet } from '@brightfill/shared/router'
import { FrameLayout } from './FrameLayout'

/** The frame around every page. */
export function SiteFrame() {
  return (
    <FrameLayout>
      <Outlet />
    </FrameLayout>
  )
}
