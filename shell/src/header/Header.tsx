import { Anchor, Container } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { texts } from '../frame/texts'
import styles from './Header.module.css'
import { MenuItems } from './MenuItems'
import type { MenuLink } from './MenuLink'
import { SessionLink, type SessionLinkProps } from './SessionLink'

export interface HeaderProps extends Omit<SessionLinkProps, 'look'> {
  /** Menu in server order; empty when the api did not answer. */
  pages: readonly MenuLink[]
  logo: ReactNode
  /** The header is transparent and lies over the full-bleed picture or navy ground at the top of the page. */
  overlay?: boolean
  /** The search button with its panel. */
  search?: ReactNode
  /** The menu of narrow screens. */
  menu?: ReactNode
}

/** The header of every page: logo, pages, search and sign-in. On narrow screens a burger opens the menu. */
export function Header({ pages, logo, overlay = false, search, menu, ...session }: HeaderProps) {
  return (
    <header
      className={styles.header}
      data-overlay={overlay || undefined}
      data-ground={overlay ? 'navy' : undefined}
      data-print="hide"
    >
      <Container className={styles.row}>
        <Anchor to="/" aria-label={texts.logo} className={styles.home}>
          {logo}
        </Anchor>
        {pages.length > 0 && (
          <nav aria-label={texts.mainMenu} className={styles.nav}>
            <ul className={styles.menu}>
              <MenuItems pages={pages} className={styles.link} />
            </ul>
          </nav>
        )}
        <div className={styles.actions}>
          {search}
          <div className={styles.session}>
            <SessionLink {...session} />
          </div>
          <div className={styles.burger}>{menu}</div>
        </div>
      </Container>
    </header>
  )
}
