import { Late } from '@brightfill/shared/late'
import type { LentComponents, LentName } from '@brightfill/shared/lent'
import type { ReactNode } from 'react'
import { useLender } from './lender'

interface LentProps<Name extends LentName> {
  name: Name
  props: LentComponents[Name]
  /** Shown while the component's code is loading; must have the final size. */
  skeleton: ReactNode
}

/**
 * Places a component of another remote: its code loads late, and a remote that cannot be loaded leaves a note with a
 * way to try again. The page around it stays usable, and the server's drawing stays whether the code arrives or not.
 */
export function Lent<Name extends LentName>({ name, props, skeleton }: LentProps<Name>) {
  return <Late load={useLender().loaderOf<LentComponents[Name]>(name)} props={props} skeleton={skeleton} />
}
