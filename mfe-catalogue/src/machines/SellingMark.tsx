import type { SellingState } from '@brightfill/shared/contract'
import styles from './SellingMark.module.css'
import { texts } from './texts'

/** Whether a machine can be bought: a shape, then its word. */
export function SellingMark({ state }: { state: SellingState }) {
  return (
    <span className={styles.mark} data-state={state}>
      <i className={styles.shape} aria-hidden="true" />
      {texts.sellingState[state]}
    </span>
  )
}
