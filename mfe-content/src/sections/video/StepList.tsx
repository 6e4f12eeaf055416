import styles from './StepList.module.css'

interface StepListProps {
  steps: readonly string[]
  /** Index of the current step; undefined without scrubbing. */
  current: number | undefined
}

/** The steps of the film, from its start at the bottom of the glass to its end at the top. */
export function StepList({ steps, current }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step} data-now={index === current || undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
