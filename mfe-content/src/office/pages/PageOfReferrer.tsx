import type { OfficePageRow } from '@brightfill/shared/contract'
import { Loaded, OfficePage, useGetList } from '@brightfill/shared/office'
import { Link, useNavigate } from '@brightfill/shared/router'
import { useEffect } from 'react'
import { texts } from './texts'

/** Opens the editor of the public page that the colleague comes from (O-19). */
export function PageOfReferrer() {
  const pages = useGetList<OfficePageRow>('pages')
  const navigate = useNavigate()
  const from = document.referrer.startsWith(location.origin) ? new URL(document.referrer).pathname : ''
  const found = pages.data?.find(({ url }) => url === from)
  const to = found ? `${texts.path}/${found.id}` : texts.path
  const isKnown = pages.data !== undefined
  useEffect(() => {
    if (isKnown) void navigate(to, { replace: true })
  }, [isKnown, to, navigate])
  return (
    <OfficePage title={texts.one} note={<Link to={texts.path}>{texts.back}</Link>}>
      <Loaded of={pages}>{() => null}</Loaded>
    </OfficePage>
  )
}
