import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A button that looks like a link, for rare actions. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.link} />
}
