import { AlertIcon, Container } from '@brightfill/shared/ui'
import { useSyncExternalStore } from 'react'
import { siteClosed } from '../maintenance/siteClosed'
import { texts } from '../texts'
import styles from './OfflineBanner.module.css'

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
