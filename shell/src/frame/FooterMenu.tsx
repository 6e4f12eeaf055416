import { useLocation } from '@brightfill/shared/router'
import { Anchor } from '@brightfill/shared/ui'
import { currentState } from './currentState'
import styles from './FooterMenu.module.css'
import type { MenuLink } from './MenuLink'
import { texts } from './texts'

/** Where the burger leads before scripts run. */
export const FOOTER_MENU_ID = 'footer-menu'

/** The pages once more at the end of the page. */
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
