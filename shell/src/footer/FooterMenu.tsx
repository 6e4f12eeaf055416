import type { PageLink } from '@brightfill/shared/contract'
import { texts } from '../frame/texts'
import { MenuItems } from '../header/MenuItems'
import styles from './FooterMenu.module.css'

/** The target of the burger before scripts run. */
export const FOOTER_MENU_ID = 'footer-menu'

/** The menu of pages again, at the end of the page. */
export function FooterMenu({ pages }: { pages: readonly PageLink[] }) {
  return (
    <nav id={FOOTER_MENU_ID} aria-label={texts.footerMenu} tabIndex={-1} className={styles.menu}>
      <ul className={styles.list}>
        <MenuItems pages={pages} className={styles.link} />
      </ul>
    </nav>
  )
}
