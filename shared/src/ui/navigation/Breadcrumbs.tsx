import { Anchor } from '../button/Anchor'
import { texts } from '../text/texts'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Its address; the last one is the page itself and has none. */
  to?: string
}

/** Breadcrumbs from Home to this page. Home is added. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const trail: readonly Crumb[] = [{ label: texts.home, to: '/' }, ...items]
  const last = trail.length - 1
  return (
    <nav aria-label={texts.breadcrumbs} data-print="hide">
      <ol className={styles.crumbs}>
        {trail.map(({ label, to }, index) => (
          <li key={`${to ?? ''} ${label}`} className={styles.crumb}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : to ? (
              <Anchor to={to}>{label}</Anchor>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
