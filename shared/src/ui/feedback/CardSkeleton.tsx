import styles from './CardSkeleton.module.css'
import { Skeleton } from './Skeleton'

/** A loading card: picture with a level line and two bars. */
export function CardSkeleton({ shape = 'plate' }: { shape?: 'plate' | 'picture' }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape={shape} />
      <Skeleton shape="line" />
      <Skeleton shape="heading" />
    </div>
  )
}
