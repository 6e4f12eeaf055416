import { PageHead } from '@brightfill/shared/page'
import { NotFoundNotice, notFoundTexts } from '@brightfill/shared/ui'

/** The page for an address nobody owns; the header lies over it. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title={notFoundTexts.title} noindex />
      <NotFoundNotice />
    </>
  )
}
