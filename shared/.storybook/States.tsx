import type { StoryObj } from '@storybook/react-webpack5'
import type { ReactNode } from 'react'
import styles from './States.module.css'

export type Ground = 'page' | 'navy'

interface Showing {
  /** Where the states are shown; on both grounds unless told. */
  grounds?: readonly Ground[]
  /** One state a line. */
  wide?: boolean
}

/** A story that shows each state of a component under its name. */
export function states(
  samples: Record<string, ReactNode>,
  { grounds = ['page', 'navy'], wide }: Showing = {},
): StoryObj {
  return {
    parameters: { grounds },
    render: () => (
      <div className={styles.states} data-wide={wide || undefined}>
        {Object.entries(samples).map(([name, sample]) => (
          <div key={name} className={styles.state}>
            <p className={styles.name}>{name}</p>
            <div className={styles.sample}>{sample}</div>
          </div>
        ))}
      </div>
    ),
  }
}
