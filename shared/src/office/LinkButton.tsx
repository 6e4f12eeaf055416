import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A button in the looks of a link, for what is done seldom. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.link} />
}
