import { Anchor, type AnchorProps } from './Anchor'
import styles from './TextLink.module.css'

/** An underlined link inside running text. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={className ? `${styles.link} ${className}` : styles.link} />
}
