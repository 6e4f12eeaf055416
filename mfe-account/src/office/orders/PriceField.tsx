import { FigureInput, VisuallyHidden } from '@brightfill/shared/ui'
import type { KeyboardEvent } from 'react'
import styles from './Orders.module.css'
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

/** The price that was agreed for a machine of an order. */
export function PriceField({ machine, price, placeholder, form, onChange }: PriceFieldProps) {
  // Enter would send a form that the field is not even in.
  const press = (event: KeyboardEvent) => form && event.key === 'Enter' && event.preventDefault()
  return (
    <FigureInput
      className={styles.price}
      label={<VisuallyHidden>{texts.price(machine)}</VisuallyHidden>}
      form={form}
      placeholder={placeholder}
      most={2_000_000_000}
      wanted={texts.wantedPrice}
      figure={price}
      onFigure={onChange}
      onKeyDown={press}
    />
  )
}
