import { texts } from './texts'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** A price in whole pounds, "£48,500"; "Price on request" where there is none. */
export function formatPrice(amount: number | null | undefined): string {
  return amount === null || amount === undefined || !Number.isFinite(amount)
    ? texts.priceOnRequest
    : pounds.format(amount)
}
