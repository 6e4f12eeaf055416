import styles from './SkipLink.module.css'
import { texts } from './texts'

/** The id of the page's main element, which the skip link leads to. */
export const MAIN_ID = 'main'

/** The first thing the keyboard reaches on every page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {texts.skip}
    </a>
  )
}
