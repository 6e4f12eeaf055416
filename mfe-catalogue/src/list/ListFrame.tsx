import { Button, Container, SortSelect } from '@brightfill/shared/ui'
import { type ReactNode, useEffect } from 'react'
import type { FilterSets } from '../api/machines'
import { FilterDialog } from './FilterDialog'
import { FilterPanel } from './FilterPanel'
import styles from './ListFrame.module.css'
import { LIST_FORM } from './listForm'
import { addressOf, cleared, type ListQuery, readQuery } from './listQuery'
import { MachineSearch } from './MachineSearch'
import { texts } from './texts'
import type { ChangeQuery } from './useListQuery'

interface ListFrameProps {
  heading?: string
  lead?: string
  query: ListQuery
  change: ChangeQuery
  /** The filters, when their options are known: beside the list, and on a phone in a dialog. */
  panel?: { sets: FilterSets; total: number | undefined; reloading: boolean }
  /** The list, or its replacement. */
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

/**
 * Applies what a visitor ticked, typed or sorted before the page became interactive, which only the fields of the form
 * know. Parameters without a field stay as in the address.
 */
function useChosenEarly(query: ListQuery, change: ChangeQuery) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form becomes interactive
  useEffect(() => {
    const form = document.getElementById(LIST_FORM) as HTMLFormElement // the form of this page
    const address = addressOf({ ...query, names: [] })
    const params = new URLSearchParams(address.split('?')[1])
    const sent = new FormData(form)
    for (const field of form.elements) params.delete(field.getAttribute('name') ?? '')
    for (const [name, value] of sent) params.append(name, String(value))
    const found = readQuery(params, query.landing)
    if (addressOf(found) !== address) change(() => found)
  }, [])
}
