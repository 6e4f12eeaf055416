import { slugOf } from '@brightfill/shared/constants'
import type { Option } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { MachineStrip } from '../machines/MachineStrip'
import { SeenMachines } from '../recent/SeenMachines'
import { CategoryLinks } from './CategoryLinks'
import { ListFrame } from './ListFrame'
import type { loadList } from './loadList'
import { MachineResults } from './MachineResults'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

interface MachineListProps {
  list: Awaited<ReturnType<typeof loadList>>
  heading?: string
  lead?: string
  /** The category of this page. */
  category?: Option
}

/** The list with its filters, and below it links to other pages. */
export function MachineList({ list: { answer, sets, alsoLike }, heading, lead, category }: MachineListProps) {
  const { query, change, reloading } = useListQuery(category && slugOf(category.name))
  return (
    <>
      <ListFrame
        heading={heading}
        lead={lead}
        query={query}
        change={change}
        panel={{ sets, total: answer?.total, reloading }}
      >
        <MachineResults query={query} sets={sets} answer={answer} reloading={reloading} />
      </ListFrame>
      <CategoryLinks categories={sets.category} current={category} />
      <Piece>
        <MachineStrip heading={texts.alsoLike} machines={alsoLike} level={0.7} />
      </Piece>
      <SeenMachines />
    </>
  )
}
