import { CardSkeleton, VisuallyHidden } from '@brightfill/shared/ui'
import styles from './SavedSkeleton.module.css'
import { texts } from './texts'

/** Cards on their way, in the grid they will stand in. */
export function SavedSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <CardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
