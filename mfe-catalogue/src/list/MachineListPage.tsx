import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, redirect, useLoaderData } from '@brightfill/shared/router'
import { fetchFilterSets, fetchMachines } from '../api/machines'
import { MachineStrip } from '../machines/MachineStrip'
import { ActiveFilters } from './ActiveFilters'
import { FilterDialog } from './FilterDialog'
import { FilterPanel } from './FilterPanel'
import { ListFailed } from './ListFailed'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListSkeleton'
import { addressOf, emptyQuery, filtersOf, readQuery } from './listQuery'
import { MachineResults } from './MachineResults'
import { openSections } from './openSections'
import { stripOfVisit } from './stripOfVisit'
import { texts } from './texts'
import { useListQuery } from './useListQuery'
import { useScrollOnPageChange } from './useScrollOnPageChange'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const filters = filtersOf(query, openSections())
  const [answer, sets, alsoLike] = await Promise.all([
    fetchMachines(query.page, filters, request.signal),
    fetchFilterSets(filters, request.signal),
    stripOfVisit(request.signal),
  ])
  // A page past the end is the last one.
  if (answer.total_pages > 0 && query.page > answer.total_pages) throw redirect(addressOf({ ...query, page: answer.total_pages }))
  return { answer, sets, alsoLike }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

export function Component() {
  const { answer, sets, alsoLike } = useLoaderData<typeof loader>()
  const { query, change, reloading } = useListQuery()
  useScrollOnPageChange()
  const panel = (form: string) => <FilterPanel form={form} sets={sets} query={query} change={change} />
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical={addressOf({ ...emptyQuery, page: answer.current_page })} />
      <ListFrame
        query={query}
        change={change}
        filterPanel={panel}
        filterDialog={(form) => (
          <FilterDialog query={query} total={answer.total} reloading={reloading}>
            {panel(form)}
          </FilterDialog>
        )}
      >
        <MachineResults query={query} answer={answer} reloading={reloading}>
          <ActiveFilters query={query} sets={sets} />
        </MachineResults>
      </ListFrame>
      <MachineStrip heading={texts.alsoLike} machines={alsoLike} level={0.7} />
    </>
  )
}

export function Skeleton() {
  return <ListSkeleton />
}

export function ErrorBoundary() {
  return <ListFailed />
}
