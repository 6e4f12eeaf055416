import { ArrowRightIcon } from '../icons/actionIcons'
import { Anchor, type AnchorProps } from './Anchor'
import styles from './GoLink.module.css'

/** A text link with a moving arrow after it. */
export function GoLink({ className, children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={className ? `${styles.go} ${className}` : styles.go}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <ArrowRightIcon size={18} className={styles.arrow} />
    </Anchor>
  )
}
