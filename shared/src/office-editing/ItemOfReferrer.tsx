import { Loaded, OfficePage, useGetList } from '@brightfill/shared/office'
import { Link, useNavigate } from '@brightfill/shared/router'
import { useEffect } from 'react'
import type { EditedPath } from './useItemDraft'

interface ItemOfReferrerProps {
  resource: EditedPath
  title: string
  list: { path: string; label: string }
}

/** Opens the editor of an item when a colleague follows the link Edit on its public page (O-19). */
export function ItemOfReferrer({ resource, title, list }: ItemOfReferrerProps) {
  const slug = document.referrer.startsWith(location.origin)
    ? new URL(document.referrer).pathname.split('/').at(-1)
    : ''
  const items = useGetList<{ id: number }>(resource, { filter: { slug } }, { enabled: Boolean(slug) })
  const navigate = useNavigate()
  const [found] = items.data ?? []
  const to = found ? `${list.path}/${found.id}` : list.path
  const isKnown = !slug || items.data !== undefined
  useEffect(() => {
    if (isKnown) void navigate(to, { replace: true })
  }, [isKnown, to, navigate])
  return (
    <OfficePage title={title} note={<Link to={list.path}>{list.label}</Link>}>
      <Loaded of={items}>{() => null}</Loaded>
    </OfficePage>
  )
}
