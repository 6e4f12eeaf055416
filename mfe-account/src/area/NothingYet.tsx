import { pathTo } from '@brightfill/shared/router'
import { ButtonLink, EmptyState } from '@brightfill/shared/ui'

interface NothingYetProps {
  texts: { empty: string; emptyText: string; toMachines: string }
}

/** An account page without entries; it leads to the machines. */
export function NothingYet({ texts: { empty, emptyText, toMachines } }: NothingYetProps) {
  const toList = (
    <ButtonLink to={pathTo('products')} arrow>
      {toMachines}
    </ButtonLink>
  )
  return <EmptyState heading={empty} text={emptyText} actions={toList} />
}
