import { pathTo, useLocation, useNavigation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Breadcrumbs, Container } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { Footer } from '../frame/Footer'
import { Header } from '../frame/Header'
import { ProgressBar } from '../frame/ProgressBar'
import { MAIN_ID, SkipLink } from '../frame/SkipLink'
import { footerContent } from './footerContent'
import { Toasts } from './Toasts'
import { usePageFrame } from './usePageFrame'

/** Header, breadcrumbs, the page and footer, with what the site store knows. */
export function FrameLayout({ children }: { children: ReactNode }) {
  const pages = useSite((site) => site.pages)
  const options = useSite((site) => site.options)
  const session = useSite((site) => site.session.status)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const { overlay, bare, crumbs } = usePageFrame()
  const footer = footerContent(options)
  return (
    <>
      <SkipLink />
      <ProgressBar key={navigation.location?.key} active={navigation.state === 'loading'} />
      {!bare && (
        <Header
          pages={pages}
          overlay={overlay}
          socials={footer.socials}
          session={session}
          loginPath={pathOr('login', '/login')}
          accountPath={pathOr('AccountOrders', '/user/orders')}
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
      <Footer {...footer} pages={pages} />
      <Toasts />
    </>
  )
}

/** The frame stands even when the remote that owns a route it links to is gone; the printed address then leads to not found. */
function pathOr(name: string, printed: string): string {
  try {
    return pathTo(name)
  } catch {
    return printed
  }
}
