import { useLocation } from '@brightfill/shared/router'
import { Anchor } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import { currentState } from '../header/currentState'
import type { MenuLink } from '../header/MenuLink'
import styles from './FooterMenu.module.css'

/** The target of the burger before scripts run. */
export const FOOTER_MENU_ID = 'footer-menu'

/** The menu of pages again, at the end of the page. */
export function FooterMenu({ pages }: { pages: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav id={FOOTER_MENU_ID} aria-label={texts.footerMenu} tabIndex={-1} className={styles.menu}>
      <ul className={styles.list}>
        {pages.map(({ id, title, url }) => (
          <li key={id}>
            <Anchor to={url} aria-current={currentState(url, pathname)} className={styles.link}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
