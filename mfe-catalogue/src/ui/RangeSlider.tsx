import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './RangeSlider.module.css'

type Pair = [low: number, high: number]

interface RangeSliderProps {
  min: number
  max: number
  step: number
  /** Step of Page Up and Page Down. */
  page: number
  value: Pair
  labels: [low: string, high: string]
  /** A value in words, for screen readers. */
  textOf: (value: number) => string
  /** While a thumb moves. */
  onMove: (value: Pair) => void
  /** When the pointer is released, and after each key. */
  onCommit: (value: Pair) => void
}

/** The value a key leads to; undefined for other keys. */
function keyTarget(key: string, value: number, { min, max, step, page }: RangeSliderProps): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: value - step,
    ArrowDown: value - step,
    ArrowRight: value + step,
    ArrowUp: value + step,
    PageDown: value - page,
    PageUp: value + page,
    Home: min,
    End: max,
  }
  return targets[key]
}

/** Two native sliders on one track, at least one step apart, for screen readers and touch. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, value, labels, textOf, onMove, onCommit } = props
  const share = (amount: number) => (Math.min(max, Math.max(min, amount)) - min) / (max - min)

  function moved(thumb: 0 | 1, target: number): Pair {
    const [low, high] = value
    return thumb === 0
      ? [Math.max(min, Math.min(target, high - step)), high]
      : [low, Math.min(max, Math.max(target, low + step))]
  }
  function press(thumb: 0 | 1, event: KeyboardEvent) {
    const target = keyTarget(event.key, value[thumb], props)
    if (target === undefined) return
    event.preventDefault() // the browser's own steps differ, and PageDown would scroll
    const next = moved(thumb, target)
    onMove(next)
    onCommit(next)
  }

  return (
    <div
      className={styles.slider}
      data-scripts="needed" // the figures below it do not
      style={{ '--low': share(value[0]), '--high': share(value[1]) }}
    >
      {([0, 1] as const).map((thumb) => (
        <Thumb
          key={thumb}
          label={labels[thumb]}
          min={min}
          max={max}
          step={step}
          value={value[thumb]}
          text={textOf(value[thumb])}
          onTop={thumb === 0 && share(value[0]) > 0.5}
          onMove={(target) => onMove(moved(thumb, target))}
          onRelease={() => onCommit(value)}
          onKeyDown={(event) => press(thumb, event)}
        />
      ))}
    </div>
  )
}

interface ThumbProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  text: string
  /** Above the other thumb, so that it can be moved back when both are at the end. */
  onTop: boolean
  onMove: (value: number) => void
  onRelease: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Thumb({ label, text, onTop, onMove, onRelease, ...input }: ThumbProps) {
  const element = useRef<HTMLInputElement>(null)
  const release = useRef(onRelease)
  release.current = onRelease
  useEffect(() => {
    // The browser's change event fires when the pointer is released; React's onChange fires at every move.
    const thumb = element.current
    const letGo = () => release.current()
    thumb?.addEventListener('change', letGo)
    return () => thumb?.removeEventListener('change', letGo)
  }, [])
  return (
    <input
      {...input}
      ref={element}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      className={styles.thumb}
      data-top={onTop || undefined}
      onChange={({ target }) => onMove(Number(target.value))}
    />
  )
}
