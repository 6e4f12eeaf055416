import styles from './Releases.module.css'

const WIDTH = 96
const HEIGHT = 20
/** Failures per 1,000 views at the top of the picture, unless there are more. */
const HIGHEST = 20

/** Failures per 1,000 views of the last hour as a line. The number beside it says the same in words. */
export function Course({ rates }: { rates: number[] }) {
  const highest = Math.max(HIGHEST, ...rates)
  const step = WIDTH / Math.max(1, rates.length - 1)
  const points = rates.map(
    (rate, at) => `${(at * step).toFixed(1)},${(1 + (1 - rate / highest) * (HEIGHT - 3)).toFixed(1)}`,
  )
  return (
    <svg className={styles.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
