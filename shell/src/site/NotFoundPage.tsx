import { PageHead } from '@brightfill/shared/page'
import { NotFound } from '../frame/NotFound'
import { texts } from '../texts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={texts.notFoundTitle} noindex />
      <NotFound />
    </>
  )
}
