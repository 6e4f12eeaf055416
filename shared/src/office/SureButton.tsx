import { Button, type ButtonProps } from '@brightfill/shared/ui'
import { type MouseEvent, useState } from 'react'

interface SureButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The label of the button, and the question after the first click. */
  label: string
  sure: string
  onSure: () => void
}

/** A button for an action that others notice at once: the first click asks, the second acts. Leaving it cancels. */
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
