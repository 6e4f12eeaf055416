import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, redirect, useLoaderData } from '@brightfill/shared/router'
import { MachineStrip } from '../machines/MachineStrip'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListSkeleton'
import { addressOf, emptyQuery, readQuery, withKnownOptions } from './listQuery'
import { loadList, noSets } from './loadList'
import { MachineResults } from './MachineResults'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const list = await loadList(query, request.signal)
  // Only known options can tell which are unknown.
  const known = list.sets === noSets ? query : withKnownOptions(query, list.sets)
  if (addressOf(known) !== addressOf(query)) throw redirect(addressOf(known))
  const pages = list.answer?.total_pages ?? 0
  // A page past the last one leads to the last one.
  if (pages > 0 && query.page > pages) throw redirect(addressOf({ ...query, page: pages }))
  return list
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

export function Component() {
  const { answer, sets, alsoLike } = useLoaderData<typeof loader>()
  const { query, change, reloading } = useListQuery()
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical={addressOf({ ...emptyQuery, page: answer?.current_page ?? 1 })}
        noindex={!answer}
      />
      <ListFrame query={query} change={change} panel={{ sets, total: answer?.total, reloading }}>
        <MachineResults query={query} sets={sets} answer={answer} reloading={reloading} />
      </ListFrame>
      <MachineStrip heading={texts.alsoLike} machines={alsoLike} level={0.7} />
    </>
  )
}

export function Skeleton() {
  return <ListSkeleton />
}

/** The server could not load the list. The options are not known then; the address keeps what was chosen. */
export function ErrorBoundary() {
  const { query, change, reloading } = useListQuery()
  return (
    <>
      <PageHead title={texts.title} noindex />
      <ListFrame query={query} change={change}>
        <MachineResults query={query} sets={noSets} answer={undefined} reloading={reloading} />
      </ListFrame>
    </>
  )
}
