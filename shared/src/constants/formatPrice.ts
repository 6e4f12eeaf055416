import { LOCALE } from './language'

const figures = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** The currency sign of all prices. */
export const CURRENCY_SIGN = '£'

/** The figures of a price in whole pounds without the sign, "48,500", for a field beside the sign; empty for none. */
export function formatPriceFigures(amount: number | null): string {
  return amount === null ? '' : figures.format(amount)
}

/** A price in whole pounds, "£48,500"; "Price on request" where there is none. */
export function formatPrice(amount: number | null | undefined): string {
  return amount === null || amount === undefined || !Number.isFinite(amount)
    ? 'Price on request'
    : CURRENCY_SIGN + figures.format(amount)
}
