import type { FocalPoint, MediaFile } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './FocalPointField.module.css'
import { texts } from './texts'

const STEP = 1
const LARGE_STEP = 10
/** Longest side of the picture in the field. */
const SHOWN = 640

const moves: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface FocalPointFieldProps {
  file: MediaFile
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

/** Sets the point of a picture that crops keep in view: by a click, or by the arrow keys. */
export function FocalPointField({ file, value, onChange }: FocalPointFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  function point({ clientX, clientY }: PointerEvent) {
    const box = field.current?.getBoundingClientRect()
    if (!box) return
    onChange({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) })
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: within(value.x + move[0] * step), y: within(value.y + move[1] * step) })
  }
  const { width, height } = shownSize(file)
  return (
    <div className={styles.field}>
      <div
        ref={field}
        className={styles.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <Picture src={file.path} alt="" width={width} height={height} sizes="328px" draggable={false} />
        <span
          className={styles.point}
          style={{ '--x': `${value.x}%`, '--y': `${value.y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={texts.focal}
          aria-valuenow={value.x}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={texts.focalAt(value)}
          onKeyDown={press}
        />
      </div>
      <p className={styles.hint}>{texts.focalHint}</p>
    </div>
  )
}

function shownSize({ width, height }: MediaFile) {
  if (!width || !height) return { width: 4, height: 3 }
  const scale = Math.min(1, SHOWN / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const within = (value: number) => Math.min(100, Math.max(0, value))
const percent = (part: number) => within(Math.round(part * 100))
