import { VisuallyHidden } from '@brightfill/shared/ui'
import { type InputHTMLAttributes, useId } from 'react'
import { texts } from './texts'

/** A field only machines see and fill; the server then keeps nothing. */
export function TrapField(input: InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={id}>{texts.trap}</label>
      <input {...input} id={id} tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}
