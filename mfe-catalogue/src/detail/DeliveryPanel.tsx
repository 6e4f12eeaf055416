import { ButtonLink } from '@brightfill/shared/ui'
import styles from './DeliveryPanel.module.css'
import { texts } from './texts'

/** Delivery, the same for all machines. */
export function DeliveryPanel() {
  return (
    <div className={styles.panel}>
      <h3>{texts.transport}</h3>
      <div className={styles.text}>
        {texts.transportText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ButtonLink to="#footer" arrow data-print="hide">
        {texts.contactAboutDelivery}
      </ButtonLink>
    </div>
  )
}
