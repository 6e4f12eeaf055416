import { Container, Section, SectionHeading } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import styles from './UiPage.module.css'

interface FamilyProps {
  title: string
  ground?: 'navy'
  /** One state a line. */
  wide?: boolean
  children: ReactNode
}

/** A band of the page for one family of components. */
export function Family({ title, ground, wide, children }: FamilyProps) {
  return (
    <Section ground={ground} aria-label={title}>
      <Container>
        <SectionHeading title={title} level={ground ? undefined : 0.5} />
        <div className={styles.states} data-wide={wide || undefined}>
          {children}
        </div>
      </Container>
    </Section>
  )
}

/** One state of a component with its name. */
export function State({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.label}>{label}</p>
      <div className={styles.sample}>{children}</div>
    </div>
  )
}
