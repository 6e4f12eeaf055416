import { formatPrice } from '@brightfill/shared/constants'
import type { MachineCard } from '@brightfill/shared/contract'
import styles from './Offer.module.css'
import { texts } from './texts'

interface OfferProps {
  machine: Pick<MachineCard, 'price' | 'selling_state'>
  /** Says that it is available, too. */
  full?: boolean
  className?: string
  'data-field'?: string
}

/** The price of a machine, and whether it can be bought. A sold machine shows no price. */
export function Offer({ machine: { price, selling_state: state }, full, className, ...marks }: OfferProps) {
  return (
    <p className={className ? `${styles.offer} ${className}` : styles.offer} {...marks}>
      {state !== 'sold' && <span className={styles.price}>{formatPrice(price)}</span>}
      {(full || state !== 'available') && (
        <span className={styles.mark} data-state={state}>
          <i className={styles.shape} aria-hidden="true" />
          <span>{texts.sellingState[state]}</span>
        </span>
      )}
    </p>
  )
}
