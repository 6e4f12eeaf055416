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

/** Arrows for moving step by step. An arrow that becomes disabled passes the focus to the other. */
export function StepButtons({ labels, atStart, atEnd, onStep }: StepButtonsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  /** The last pressed direction. */
  const pressed = useRef<-1 | 1>(undefined)
  useLayoutEffect(() => {
    // Browsers take the focus away from a disabled button, some of them later.
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
