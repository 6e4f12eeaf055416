import { Piece } from '@brightfill/shared/late'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData } from '@brightfill/shared/router'
import { MachineStrip } from '../machines/MachineStrip'
import { SeenMachines } from '../recent/SeenMachines'
import { CategoryLinks } from './CategoryLinks'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListSkeleton'
import { addressOf, emptyQuery, readQuery } from './listQuery'
import { noSets } from './loadList'
import { MachineResults } from './MachineResults'
import { openAddress } from './openAddress'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

export function loader({ request }: LoaderFunctionArgs) {
  return openAddress(readQuery(new URL(request.url).searchParams), request.signal)
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
      <CategoryLinks categories={sets.category} />
      <Piece>
        <MachineStrip heading={texts.alsoLike} machines={alsoLike} level={0.7} />
      </Piece>
      <SeenMachines />
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
