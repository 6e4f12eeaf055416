import { Input } from '@brightfill/shared/ui'
import { texts } from './texts'

interface PriceFieldProps {
  machine: string
  /** Pounds; null where nothing is typed. */
  price: number | null
  /** The meaning of an empty field. */
  placeholder: string
  onChange: (price: number | null) => void
}

/** The price that was agreed for a machine of an order. */
export function PriceField({ machine, price, placeholder, onChange }: PriceFieldProps) {
  return (
    <Input
      type="number"
      aria-label={texts.price(machine)}
      placeholder={placeholder}
      min={0}
      max={2_000_000_000}
      step={1}
      value={price ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  )
}
