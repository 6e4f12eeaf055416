import { useSite } from '@brightfill/shared/store'
import { Anchor, Container, Logo } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import { SiteSearch } from '../search/SiteSearch'
import styles from './Header.module.css'
import { MenuItems } from './MenuItems'
import { MobileMenu } from './MobileMenu'
import { SessionLink } from './SessionLink'

/**
 * The header of every page: logo, pages, search and sign-in. On narrow screens a burger opens the menu.
 * @param overlay the header is transparent and lies over the full-bleed picture or navy ground at the top of the page
 */
export function Header({ overlay }: { overlay: boolean }) {
  const pages = useSite((site) => site.pages)
  return (
    <header
      className={styles.header}
      data-overlay={overlay || undefined}
      data-ground={overlay ? 'navy' : undefined}
      data-print="hide"
    >
      <Container className={styles.row}>
        <Anchor to="/" aria-label={texts.logo} className={styles.home}>
          <Logo />
        </Anchor>
        {pages.length > 0 && (
          <nav aria-label={texts.mainMenu} className={styles.nav}>
            <ul className={styles.menu}>
              <MenuItems pages={pages} className={styles.link} />
            </ul>
          </nav>
        )}
        <div className={styles.actions}>
          <SiteSearch />
          <div className={styles.session}>
            <SessionLink />
          </div>
          <div className={styles.burger}>
            <MobileMenu />
          </div>
        </div>
      </Container>
    </header>
  )
}
