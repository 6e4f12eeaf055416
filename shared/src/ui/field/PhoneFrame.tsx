import type { ReactNode } from 'react'
import styles from './PhoneFrame.module.css'

interface PhoneFrameProps {
  /** Draws the country with the given class; hidden without scripts, which choosing one needs. */
  country: (className: string) => ReactNode
  /** Draws the line to type the number in. */
  number: (className: string) => ReactNode
  /** Replaces the country without scripts. */
  code: string
  /** The hint about other countries, without scripts. */
  otherwise: string
}

/** The look of country and number as one control; the phone unit has the behaviour. */
export function PhoneFrame({ country, number, code, otherwise }: PhoneFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.country} data-scripts="needed">
        {country(styles.face ?? '')}
      </div>
      <span className={styles.code}>{code}</span>
      {number(styles.number ?? '')}
      <span className={styles.otherwise}>{otherwise}</span>
    </div>
  )
}
