import { useLocation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Breadcrumbs, Container, VisuallyHidden } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { lateFoot, lateLogo, lateMenu, lateSearch } from '../afterHydration/lateFrame'
import { Header } from '../frame/Header'
import { ProgressBar } from '../frame/ProgressBar'
import { MAIN_ID, SkipLink } from '../frame/SkipLink'
import { OfflineBanner } from './OfflineBanner'
import { sessionPaths } from './sessionPaths'
import { useArrival } from './useArrival'
import { useNextLocation } from './useNextLocation'
import { usePageFrame } from './usePageFrame'
import { useRouteStamp } from './useRouteStamp'

/** Header, breadcrumbs, the page and footer, with what the site store knows, and what happens on every navigation. */
export function FrameLayout({ children }: { children: ReactNode }) {
  const pages = useSite((site) => site.pages)
  const session = useSite((site) => site.session.status)
  const { pathname } = useLocation()
  const leadsTo = useNextLocation()
  const { overlay, bare, alone, crumbs } = usePageFrame()
  useRouteStamp()
  const arrivedAt = useArrival()
  return (
    <>
      <SkipLink />
      <VisuallyHidden role="status">{arrivedAt}</VisuallyHidden>
      <ProgressBar key={leadsTo} active={leadsTo !== undefined} />
      {!bare && !alone && (
        <Header logo={lateLogo} pages={pages} overlay={overlay} session={session} {...sessionPaths()} search={lateSearch} menu={lateMenu} />
      )}
      <main id={MAIN_ID} tabIndex={-1} key={pathname}>
        {crumbs.length > 0 && (
          <Container>
            <Breadcrumbs items={crumbs} />
          </Container>
        )}
        {children}
      </main>
      {lateFoot}
      <OfflineBanner />
    </>
  )
}
