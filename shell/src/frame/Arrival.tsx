import { VisuallyHidden } from '@brightfill/shared/ui'
import { useArrival } from '../navigation/useArrival'
import { useThrownPage } from './thrownPage'

/** Announces each new page. It is a component of its own, so that the frame is not drawn again for the announcement. */
export function Arrival() {
  return <VisuallyHidden role="status">{useArrival(useThrownPage())}</VisuallyHidden>
}
