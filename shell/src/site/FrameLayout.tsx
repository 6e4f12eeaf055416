import { useLocation, useNavigation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Breadcrumbs, Container, VisuallyHidden } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { ContactForm } from '../contact/ContactForm'
import { Footer } from '../frame/Footer'
import { Header } from '../frame/Header'
import { ProgressBar } from '../frame/ProgressBar'
import { MAIN_ID, SkipLink } from '../frame/SkipLink'
import { SchemeSwitch } from '../scheme/SchemeSwitch'
import { SiteSearch } from '../search/SiteSearch'
import { footerContent } from './footerContent'
import { OfflineBanner } from './OfflineBanner'
import { pathOr } from './pathOr'
import { Toasts } from './Toasts'
import { useArrival } from './useArrival'
import { useHashLinks } from './useHashLinks'
import { usePageFrame } from './usePageFrame'
import { useRouteStamp } from './useRouteStamp'
import { useScrollRules } from './useScrollRules'

/** Header, breadcrumbs, the page and footer, with what the site store knows, and what happens on every navigation. */
export function FrameLayout({ children }: { children: ReactNode }) {
  const pages = useSite((site) => site.pages)
  const options = useSite((site) => site.options)
  const session = useSite((site) => site.session.status)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const { overlay, bare, alone, crumbs } = usePageFrame()
  useScrollRules()
  useHashLinks()
  useRouteStamp()
  const arrivedAt = useArrival()
  const footer = footerContent(options)
  return (
    <>
      <SkipLink />
      <VisuallyHidden role="status">{arrivedAt}</VisuallyHidden>
      <ProgressBar key={navigation.location?.key} active={navigation.state === 'loading'} />
      {!bare && !alone && (
        <Header
          pages={pages}
          overlay={overlay}
          socials={footer.socials}
          session={session}
          loginPath={pathOr('/login', 'login')}
          accountPath={pathOr('/user/orders', 'AccountOrders')}
          search={<SiteSearch />}
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
      {!alone && (
        <Footer {...footer} pages={pages} settings={<SchemeSwitch />}>
          <ContactForm />
        </Footer>
      )}
      <Toasts />
      <OfflineBanner />
    </>
  )
}
