import { Late } from '@brightfill/shared/late'
import type { ReactNode } from 'react'
import { type LentComponents, type LentName, useLender } from './lender'

interface LentProps<Name extends LentName> {
  name: Name
  props: LentComponents[Name]
  /** Stands in while the component's code is on its way; must have the final size. */
  skeleton: ReactNode
}

/**
 * Places a component of another remote: late, in a boundary of its own, with a quiet note and a way to try again when the remote cannot be
 * loaded. The page around it stays usable, and what the server drew stays whether the code comes or not.
 */
export function Lent<Name extends LentName>({ name, props, skeleton }: LentProps<Name>) {
  return <Late load={useLender().loaderOf(name)} props={props} skeleton={skeleton} />
}
