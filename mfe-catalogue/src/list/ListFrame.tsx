import { Button, Container, SortSelect } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import type { FilterSets } from '../api/machines'
import { FilterDialog } from './FilterDialog'
import { FilterPanel } from './FilterPanel'
import styles from './ListFrame.module.css'
import { LIST_FORM } from './listForm'
import { addressOf, cleared, type ListQuery } from './listQuery'
import { MachineSearch } from './MachineSearch'
import { texts } from './texts'
import { useChosenEarly } from './useChosenEarly'
import type { ChangeQuery } from './useListQuery'

interface ListFrameProps {
  heading?: string
  lead?: string
  query: ListQuery
  change: ChangeQuery
  /** The filters, when their options are known: beside the list, and on a phone in a dialog. */
  panel?: { sets: FilterSets; total: number | undefined; reloading: boolean }
  /** The list, or what takes its place. */
  children: ReactNode
}

/** Heading, search, sort and filters around the list: one GET form, which works without scripts. */
export function ListFrame({
  heading = texts.heading,
  lead = texts.lead,
  query,
  change,
  panel,
  children,
}: ListFrameProps) {
  useChosenEarly(query, change)
  const filters = panel && <FilterPanel sets={panel.sets} query={query} change={change} />
  return (
    <Container>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {/* Browsers must not restore fields from an earlier visit: the address says what is chosen. */}
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom knows no <search> yet */}
      <form
        id={LIST_FORM}
        role="search"
        data-print="hide"
        autoComplete="off"
        action={addressOf(cleared(query))}
        className={styles.tools}
      >
        <div className={styles.search}>
          <MachineSearch search={query.search} onSearch={(search) => change((now) => ({ ...now, search }))} />
        </div>
        {panel && (
          <FilterDialog query={query} total={panel.total} reloading={panel.reloading}>
            {filters}
          </FilterDialog>
        )}
        <SortSelect form={LIST_FORM} value={query.sort} onSort={(sort) => change((now) => ({ ...now, sort }))} />
        <Button type="submit" className={styles.plain}>
          {texts.show}
        </Button>
      </form>
      <div className={styles.layout} data-panel={panel !== undefined || undefined}>
        {filters && (
          <aside aria-label={texts.filters} className={styles.panel} data-print="hide">
            <h2 className={styles.title}>{texts.filter}</h2>
            {filters}
            <Button type="submit" form={LIST_FORM} wide className={styles.plain}>
              {texts.show}
            </Button>
          </aside>
        )}
        {children}
      </div>
    </Container>
  )
}
