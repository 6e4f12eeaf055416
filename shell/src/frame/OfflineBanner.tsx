import { AlertIcon, Container } from '@brightfill/shared/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { siteClosed } from '../maintenance/siteClosed'
import { texts } from '../texts'
import styles from './OfflineBanner.module.css'

/** As high as the banner is on the narrowest phone. */
const HEIGHT = '6rem'

/**
 * A banner that shows while there is no connection; the page stays readable. Above it, staff read that the site
 * is closed for others (O-74).
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const closed = useSyncExternalStore(siteClosed.watch, siteClosed.read, () => false)
  const shows = closed || !online
  // The focused element stays above it. As a rule with `:has()`, browsers would check it with every element that comes.
  useEffect(() => {
    document.documentElement.style.scrollPaddingBlockEnd = shows ? HEIGHT : ''
  }, [shows])
  return (
    <div role="status" className={styles.place} data-print="hide">
      {closed && (
        <div className={styles.closed}>
          <Container className={styles.banner}>
            <strong>{texts.closed}</strong>
          </Container>
        </div>
      )}
      {!online && (
        <Container className={styles.banner}>
          <AlertIcon size={20} />
          <p>
            <strong>{texts.offline}</strong> {texts.offlineText}
          </p>
        </Container>
      )}
    </div>
  )
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
