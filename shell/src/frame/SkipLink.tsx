import styles from './SkipLink.module.css'
import { texts } from './texts'

/** The id of the page's main element, the target of the skip link. */
export const MAIN_ID = 'main'

/** The first element that the keyboard reaches on every page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {texts.skip}
    </a>
  )
}
