import type { ReactNode } from 'react'
import { Container } from '../layout/Container'
import { Bottle } from '../level/Bottle'
import { Level } from '../level/Level'
import styles from './BottleScreen.module.css'

interface BottleScreenProps {
  heading: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** How full bottle and level line are, 0 to 1. */
  value: number
}

/** A navy screen with the bottle on the level line, for a page with nothing else to show. */
export function BottleScreen({ heading, text, actions, value }: BottleScreenProps) {
  return (
    <div className={styles.screen} data-ground="navy">
      <Container className={styles.content}>
        <Bottle value={value} className={styles.bottle} />
        <h1 className={styles.heading}>{heading}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Container>
      <Container className={styles.foot}>
        <Level value={value} />
      </Container>
    </div>
  )
}
