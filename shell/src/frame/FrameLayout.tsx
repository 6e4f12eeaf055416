import { Outlet, useLocation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Breadcrumbs, Container } from '@brightfill/shared/ui'
import { type ReactNode, useLayoutEffect } from 'react'
import { FrameFoot } from '../footer/FrameFoot'
import { Header } from '../header/Header'
import { NavigationProgress } from '../navigation/ProgressBar'
import { useHashLinks } from '../navigation/useHashLinks'
import { useRouteStamp } from '../navigation/useRouteStamp'
import { useScrollRules } from '../navigation/useScrollRules'
import { Arrival } from './Arrival'
import { frameParts } from './frameParts'
import { HeldParts } from './HeldParts'
import { OfflineBanner } from './OfflineBanner'
import { SiteNotice } from './SiteNotice'
import { MAIN_ID, SkipLink } from './SkipLink'
import { Toasts } from './Toasts'
import { useLateFont } from './useLateFont'
import { usePageFrame } from './usePageFrame'

/**
 * The frame of every page: header, breadcrumbs, page and footer with the data of the site store, and the effects of
 * each navigation.
 */
export function FrameLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const menus = useSite((site) => site.pages.length > 0)
  const { pathname } = useLocation()
  const { overlay, bare, alone, personal, crumbs } = usePageFrame()
  useRouteStamp()
  useScrollRules()
  useHashLinks()
  useLateFont()
  const parts = { header: !bare && !alone, footer: !alone, menus }
  useLayoutEffect(() => void Object.assign(frameParts, parts))
  return (
    <>
      <SkipLink />
      <Arrival />
      <NavigationProgress />
      {parts.header && <SiteNotice />}
      {parts.header && <Header overlay={overlay} />}
      <main id={MAIN_ID} tabIndex={-1} key={pathname}>
        {crumbs.length > 0 && (
          <Container>
            <Breadcrumbs items={crumbs} />
          </Container>
        )}
        {children}
      </main>
      {parts.footer && <FrameFoot drawn={!personal} />}
      <Toasts />
      <OfflineBanner />
      <HeldParts />
    </>
  )
}
