import { PageHead } from '@brightfill/shared/page'
import { texts } from '../texts'
import { NotFound } from './NotFound'

export function NotFoundPage() {
  return (
    <>
      <PageHead title={texts.notFoundTitle} noindex />
      <NotFound />
    </>
  )
}
