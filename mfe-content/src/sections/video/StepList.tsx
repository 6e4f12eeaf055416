import styles from './StepList.module.css'

interface StepListProps {
  steps: readonly string[]
  /** Index of the step the film is at; undefined while nothing moves. */
  current: number | undefined
}

/** What happens in the film from its start at the foot of the glass to its end at the top. */
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
