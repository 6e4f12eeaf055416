import styles from './CardSkeleton.module.css'
import { Skeleton } from './Skeleton'

/** A loading card: picture with a level line and bars; that of a machine is as high as its card with a short name. */
export function CardSkeleton({ shape = 'plate' }: { shape?: 'plate' | 'picture' }) {
  return (
    <div className={styles.card} data-shape={shape} aria-hidden="true">
      <Skeleton shape={shape} />
      <Skeleton shape="line" />
      <Skeleton shape="heading" />
      {shape === 'plate' && <Skeleton shape="line" />}
      {shape === 'plate' && <Skeleton shape="line" />}
    </div>
  )
}
