import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `plate` is 4:3, `picture` 16:10, `block` fills its container, `line` and `heading` are bars of text. */
  shape: 'plate' | 'picture' | 'block' | 'line' | 'heading'
  className?: string
}

/** A placeholder at the final size of content that is loading. Decorative; write "Loading" once beside the group. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return (
    <span
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      data-shape={shape}
      aria-hidden="true"
    />
  )
}
