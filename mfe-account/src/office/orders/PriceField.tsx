import { Input } from '@brightfill/shared/ui'
import type { KeyboardEvent } from 'react'
import { texts } from './texts'

interface PriceFieldProps {
  machine: string
  /** Pounds; null where nothing is typed. */
  price: number | null
  /** The meaning of an empty field. */
  placeholder: string
  /** Id of the form that the price is sent with, where the field is outside of it. */
  form?: string
  onChange: (price: number | null) => void
}

/**
 * The price that was agreed for a machine of an order. The browser reads a text that is no number as an empty field, so
 * it belongs to a form, which is not sent with one.
 */
export function PriceField({ machine, price, placeholder, form, onChange }: PriceFieldProps) {
  // Enter would send a form that the field is not even in.
  const press = (event: KeyboardEvent) => form && event.key === 'Enter' && event.preventDefault()
  return (
    <Input
      type="number"
      form={form}
      aria-label={texts.price(machine)}
      placeholder={placeholder}
      min={0}
      max={2_000_000_000}
      step={1}
      value={price ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      onKeyDown={press}
    />
  )
}
