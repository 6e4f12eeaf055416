import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData } from '@brightfill/shared/router'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListSkeleton'
import { addressOf, emptyQuery, readQuery } from './listQuery'
import { noSets } from './loadList'
import { MachineList } from './MachineList'
import { MachineResults } from './MachineResults'
import { openAddress } from './openAddress'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

export function loader({ request }: LoaderFunctionArgs) {
  return openAddress(readQuery(new URL(request.url).searchParams), request.signal)
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical={addressOf({ ...emptyQuery, page: list.answer?.current_page ?? 1 })}
        noindex={!list.answer}
      />
      <MachineList list={list} />
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
