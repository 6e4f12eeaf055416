import { Button, type ButtonProps } from '@brightfill/shared/ui'
import { type MouseEvent, useState } from 'react'

interface SureButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The words of the button, and what it says when it is asked whether it is meant. */
  label: string
  sure: string
  onSure: () => void
}

/** A button for what others feel at once: the first press asks, the second does it. Leaving it takes it back. */
export function SureButton({ label, sure, onSure, ...button }: SureButtonProps) {
  const [asked, setAsked] = useState(false)
  function press({ detail }: MouseEvent) {
    if (detail > 1) return // the second half of a double click confirms nothing
    setAsked(!asked)
    if (asked) onSure()
  }
  return (
    <Button variant="secondary" size="sm" {...button} onClick={press} onBlur={() => setAsked(false)}>
      {asked ? sure : label}
    </Button>
  )
}
