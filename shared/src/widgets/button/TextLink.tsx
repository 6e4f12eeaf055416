import { Anchor, type AnchorProps } from '@brightfill/shared/ui'
import styles from './TextLink.module.css'

/** An underlined link inside running text. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={className ? `${styles.link} ${className}` : styles.link} />
}
