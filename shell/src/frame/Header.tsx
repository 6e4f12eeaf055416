import { useLocation } from '@brightfill/shared/router'
import { Anchor, Container, Logo } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { currentState } from './currentState'
import styles from './Header.module.css'
import type { MenuLink, SocialLink } from './MenuLink'
import { MobileMenu } from './MobileMenu'
import { SessionLink, type SessionLinkProps } from './SessionLink'
import { texts } from './texts'

export interface HeaderProps extends Omit<SessionLinkProps, 'look'> {
  /** Menu in server order; empty when the api did not answer. */
  pages: readonly MenuLink[]
  /** The header lies transparent over a full-bleed navy or picture that the page starts with. */
  overlay?: boolean
  socials?: readonly SocialLink[]
  /** Where the form for selling a machine stands. */
  sellPath?: string
  /** The search button with its panel. */
  search?: ReactNode
}

/** The head of every page: logo, pages, search, sign-in; on narrow screens a burger opens the menu. */
export function Header({ pages, overlay = false, socials = [], sellPath = '/#sell', search, ...session }: HeaderProps) {
  const { pathname } = useLocation()
  return (
    <header className={styles.header} data-overlay={overlay || undefined} data-ground={overlay ? 'navy' : undefined} data-print="hide">
      <Container className={styles.row}>
        <Anchor to="/" aria-label={texts.logo} className={styles.home}>
          <Logo />
        </Anchor>
        {pages.length > 0 && (
          <nav aria-label={texts.mainMenu} className={styles.nav}>
            <ul className={styles.menu}>
              {pages.map(({ id, title, url }) => (
                <li key={id}>
                  <Anchor to={url} aria-current={currentState(url, pathname)} className={styles.link}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.actions}>
          {search}
          <div className={styles.session}>
            <SessionLink {...session} />
          </div>
          <div className={styles.burger}>
            <MobileMenu pages={pages} socials={socials} sellPath={sellPath} {...session} />
          </div>
        </div>
      </Container>
    </header>
  )
}
