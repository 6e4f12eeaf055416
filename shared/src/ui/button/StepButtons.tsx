import { useLayoutEffect, useRef } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/actionIcons'
import { SquareButton } from './SquareButton'

interface StepButtonsProps {
  /** Names of the two arrows. */
  labels: readonly [previous: string, next: string]
  atStart: boolean
  atEnd: boolean
  onStep: (direction: -1 | 1) => void
}

/** The arrows of something moved through step by step, disabled at its ends. An arrow in use that gets disabled hands the focus to the other. */
export function StepButtons({ labels, atStart, atEnd, onStep }: StepButtonsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** The direction last pressed. */
  const pressed = useRef<-1 | 1>(undefined)
  useLayoutEffect(() => {
    // A browser drops the focus of what it disables, though not every one at once.
    const dropped = [document.body, previous.current, next.current].some(
      (element) => element === document.activeElement,
    )
    if (!dropped || !pressed.current) return
    if (atEnd && !atStart && pressed.current === 1) previous.current?.focus({ preventScroll: true })
    if (atStart && !atEnd && pressed.current === -1) next.current?.focus({ preventScroll: true })
  }, [atStart, atEnd])
  function step(direction: -1 | 1) {
    pressed.current = direction
    onStep(direction)
  }
  return (
    <>
      <SquareButton ref={previous} label={labels[0]} disabled={atStart} onClick={() => step(-1)}>
        <ArrowLeftIcon size={20} />
      </SquareButton>
      <SquareButton ref={next} label={labels[1]} disabled={atEnd} onClick={() => step(1)}>
        <ArrowRightIcon size={20} />
      </SquareButton>
    </>
  )
}
