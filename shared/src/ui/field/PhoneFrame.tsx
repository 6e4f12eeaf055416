import type { ReactNode } from 'react'
import styles from './PhoneFrame.module.css'

interface PhoneFrameProps {
  /** Draws the country with the given class; hidden without scripts, which choosing one needs. */
  country: (className: string) => ReactNode
  /** Draws the line to type the number in. */
  number: (className: string) => ReactNode
}

/** The look of country and number as one control; the phone unit has the behaviour. */
export function PhoneFrame({ country, number }: PhoneFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.country} data-scripts="needed">
        {country(styles.face ?? '')}
      </div>
      {number(styles.number ?? '')}
    </div>
  )
}
