import { formatPriceFigures, YEAR_DIGITS } from '@brightfill/shared/constants'
import type { FilterSets } from '../api/machines'
import { settings } from '../settings'
import { FiguresFilter } from './FiguresFilter'
import { FilterSection } from './FilterSection'
import { type ListQuery, withOption } from './listQuery'
import { OptionList } from './OptionList'
import { optionSets } from './openSections'
import { PriceFilter } from './PriceFilter'
import { texts } from './texts'
import type { ChangeQuery } from './useListQuery'

interface FilterPanelProps {
  sets: FilterSets
  query: ListQuery
  change: ChangeQuery
}

/**
 * All filters of the list. Price and output only when some machine has one, year only when the setting is on (Q-45,
 *
 */
export function FilterPanel({ sets, query, change }: FilterPanelProps) {
  const { price, output } = sets
  return (
    <>
      {optionSets
        .filter((set) => sets[set].length > 0 && !(query.landing && set === 'category'))
        .map((set) => (
          <FilterSection key={set} name={set} query={query}>
            <OptionList
              set={set}
              options={sets[set]}
              chosen={query[set]}
              onChoose={(id, chosen) => change((now) => withOption(now, set, id, chosen))}
            />
          </FilterSection>
        ))}
      {price && price.max > price.min && (
        <FilterSection name="price" query={query}>
          <PriceFilter
            bounds={price}
            range={query.price}
            onChange={(range) => change((now) => ({ ...now, price: range }))}
          />
        </FilterSection>
      )}
      {output && (
        <FilterSection name="output" query={query}>
          <FiguresFilter
            name="output"
            range={query.output}
            hints={[output.min, output.max].map(formatPriceFigures)}
            textOf={formatPriceFigures}
            advice={texts.outputAdvice}
            onChange={(range) => change((now) => ({ ...now, output: range }))}
          />
        </FilterSection>
      )}
      {settings.yearFilter && (
        <FilterSection name="year" query={query}>
          <FiguresFilter
            name="year"
            range={query.year}
            hints={[texts.from, texts.to]}
            textOf={(year) => String(year ?? '')}
            digits={YEAR_DIGITS}
            onChange={(range) => change((now) => ({ ...now, year: range }))}
          />
        </FilterSection>
      )}
    </>
  )
}
