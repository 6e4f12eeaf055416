import { Anchor, type AnchorProps } from './Anchor'
import type { SquareLook } from './SquareButton'
import styles from './SquareButton.module.css'

/** A square link that shows an icon: social networks, the arrow down the home banner. */
export function SquareLink({ label, size, quiet, className, ...rest }: SquareLook & Omit<AnchorProps, 'children'>) {
  return (
    <Anchor
      aria-label={label}
      {...rest}
      className={className ? `${styles.square} ${className}` : styles.square}
      data-size={size}
      data-quiet={quiet || undefined}
    />
  )
}
