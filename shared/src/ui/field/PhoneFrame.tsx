import type { ReactNode } from 'react'
import styles from './PhoneFrame.module.css'

interface PhoneFrameProps {
  /** Draws the country with the class it is given; hidden where no script runs, since choosing one needs it. */
  country: (className: string) => ReactNode
  /** Draws the line to type the number in. */
  number: (className: string) => ReactNode
}

/** Country and number of a phone field as one control. Only the look; what it does is the phone unit's. */
export function PhoneFrame({ country, number }: PhoneFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.country}>{country(styles.face ?? '')}</div>
      {number(styles.number ?? '')}
    </div>
  )
}
