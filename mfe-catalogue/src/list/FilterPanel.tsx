import {
  type FigureFilter,
  figureFilters,
  formatPriceFigures,
  optionFilters,
  YEAR_DIGITS,
} from '@brightfill/shared/constants'
import type { FilterSets } from '../api/machines'
import { settings } from '../settings'
import { FiguresFilter } from './FiguresFilter'
import { FilterSection } from './FilterSection'
import { type ListQuery, type Range, withOption } from './listQuery'
import { OptionList } from './OptionList'
import { PriceFilter } from './PriceFilter'
import { texts } from './texts'
import type { ChangeQuery } from './useListQuery'

interface FilterPanelProps {
  sets: FilterSets
  query: ListQuery
  change: ChangeQuery
}

/**
 * All filters of the list. A range only when some machine has such a figure, year only when the setting is on (Q-45,
 *
 */
export function FilterPanel({ sets, query, change }: FilterPanelProps) {
  return (
    <>
      {optionFilters
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
      {figureFilters.map((name) => (
        <FigureSection
          key={name}
          name={name}
          bounds={sets[name]}
          query={query}
          onChange={(range) => change((now) => ({ ...now, [name]: range }))}
        />
      ))}
    </>
  )
}

interface FigureSectionProps {
  name: FigureFilter
  bounds: FilterSets[FigureFilter]
  query: ListQuery
  onChange: (range: Range) => void
}

function FigureSection({ name, bounds, query, onChange }: FigureSectionProps) {
  const isYear = name === 'year'
  if (isYear ? !settings.yearFilter : !bounds) return null
  if (name === 'price' && bounds?.min === bounds?.max) return null
  const range = query[name]
  const { min = 0, max = 0 } = bounds ?? {}
  return (
    <FilterSection name={name} query={query}>
      {name === 'price' ? (
        <PriceFilter bounds={{ min, max }} range={range} onChange={onChange} />
      ) : (
        <FiguresFilter
          name={name}
          range={range}
          hints={isYear ? [texts.from, texts.to] : [min, max].map(formatPriceFigures)}
          textOf={isYear ? (year) => String(year ?? '') : formatPriceFigures}
          digits={isYear ? YEAR_DIGITS : undefined}
          advice={texts.figureAdvice[name]}
          onChange={onChange}
        />
      )}
    </FilterSection>
  )
}
