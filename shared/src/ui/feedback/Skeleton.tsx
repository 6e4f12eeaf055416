import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `plate` 4:3 and `picture` 16:10 keep the ratio of what comes, `block` fills what it stands in, `line` and `heading` are bars of text. */
  shape: 'plate' | 'picture' | 'block' | 'line' | 'heading'
  className?: string
}

/** The place of something that is on its way, at its final size. Decorative; say "Loading" once in words beside the group. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return (
    <span
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      data-shape={shape}
      aria-hidden="true"
    />
  )
}
