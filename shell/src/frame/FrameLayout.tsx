import { useLocation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Breadcrumbs, Container, VisuallyHidden } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { lateFoot, lateLogo, lateMenu, lateSearch } from '../afterHydration/lateFrame'
import { Header } from '../header/Header'
import { ProgressBar } from '../navigation/ProgressBar'
import { useArrival } from '../navigation/useArrival'
import { useNextLocation } from '../navigation/useNextLocation'
import { useRouteStamp } from '../navigation/useRouteStamp'
import { OfflineBanner } from './OfflineBanner'
import { MAIN_ID, SkipLink } from './SkipLink'
import { sessionPaths } from './sessionPaths'
import { usePageFrame } from './usePageFrame'

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
        <Header
          logo={lateLogo}
          pages={pages}
          overlay={overlay}
          session={session}
          {...sessionPaths()}
          search={lateSearch}
          menu={lateMenu}
        />
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
