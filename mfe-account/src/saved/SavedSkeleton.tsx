import { CardSkeleton, VisuallyHidden } from '@brightfill/shared/ui'
import styles from './SavedSkeleton.module.css'
import { texts } from './texts'

/** Loading cards in the grid of the real ones. */
export function SavedSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
          <CardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
