import { NotFoundNotice } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'

/** The body of the page for an address nobody owns; the header lies over it. */
export function NotFound() {
  return <NotFoundNotice heading={texts.notFound} />
}
