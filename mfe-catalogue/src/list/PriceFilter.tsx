import { CURRENCY_SIGN, formatPrice, formatPriceFigures, PRICE_STEP } from '@brightfill/shared/constants'
import { useDraft } from '@brightfill/shared/hooks'
import { RangeSlider } from '../ui/RangeSlider'
import { FiguresFilter } from './FiguresFilter'
import type { Range } from './listQuery'
import styles from './PriceFilter.module.css'
import { texts } from './texts'

interface PriceFilterProps {
  bounds: { min: number; max: number }
  range: Range
  onChange: (range: Range) => void
}

/** Lowest and highest price, by two thumbs or in figures. A side at its end is not sent. */
export function PriceFilter({ bounds, range, onChange }: PriceFilterProps) {
  const low = Math.floor(bounds.min / PRICE_STEP) * PRICE_STEP
  const high = Math.ceil(bounds.max / PRICE_STEP) * PRICE_STEP
  const [[from, to], setDraft] = useDraft(range)

  function commit([nextFrom, nextTo]: Range) {
    const next: Range = [nextFrom === low ? null : nextFrom, nextTo === high ? null : nextTo]
    setDraft(next)
    if (String(next) !== String(range)) onChange(next)
  }

  return (
    <div className={styles.price}>
      <RangeSlider
        min={low}
        max={high}
        step={PRICE_STEP}
        page={10 * PRICE_STEP}
        value={[from ?? low, to ?? high]}
        labels={[texts.minimumPrice, texts.maximumPrice]}
        textOf={formatPrice}
        onMove={setDraft}
        onCommit={commit}
      />
      <FiguresFilter
        name="price"
        range={[from, to]}
        hints={[formatPriceFigures(low), formatPriceFigures(high)]}
        textOf={formatPriceFigures}
        prefix={CURRENCY_SIGN}
        onChange={commit}
      />
    </div>
  )
}
