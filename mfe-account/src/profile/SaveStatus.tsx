import { AlertIcon, CheckIcon } from '@brightfill/shared/ui'
import styles from './ProfileForm.module.css'
import type { SaveResult } from './useSaveProfile'

/** What became of saving, beside the button; its place is there before, so that it is announced. */
export function SaveStatus({ result }: { result?: SaveResult }) {
  return (
    <div role="status">
      {result && (
        <p className={styles.status} data-type={result.type}>
          {result.type === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
          {result.text}
        </p>
      )}
    </div>
  )
}
