import { PageHead } from '@brightfill/shared/page'
import { pathTo, useLocation } from '@brightfill/shared/router'
import { Anchor, Container } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import styles from './AccountLayout.module.css'
import { LogOut } from './LogOut'
import { texts } from './texts'
import { UnconfirmedNotice } from './UnconfirmedNotice'

const entries = [
  { route: 'AccountDetails', label: texts.details },
  { route: 'AccountOrders', label: texts.orders },
  { route: 'AccountSaved', label: texts.saved },
] as const

interface AccountLayoutProps {
  /** The title of the document. */
  title: string
  heading: string
  children: ReactNode
}

/** The layout of an account page: heading, links to the other pages, content. */
export function AccountLayout({ title, heading, children }: AccountLayoutProps) {
  const { pathname } = useLocation()
  return (
    <Container>
      <PageHead title={title} noindex />
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.layout}>
        <nav aria-label={texts.navigation} data-print="hide">
          <ul className={styles.list}>
            {entries.map(({ route, label }) => {
              const to = pathTo(route)
              return (
                <li key={route}>
                  <Anchor to={to} className={styles.entry} aria-current={pathname === to ? 'page' : undefined}>
                    {label}
                  </Anchor>
                </li>
              )
            })}
          </ul>
          <LogOut />
        </nav>
        <div className={styles.content}>
          <UnconfirmedNotice />
          {children}
        </div>
      </div>
    </Container>
  )
}
