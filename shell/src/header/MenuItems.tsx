import type { PageLink } from '@brightfill/shared/contract'
import { useLocation } from '@brightfill/shared/router'
import { Anchor } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { currentState } from './currentState'

interface MenuItemsProps {
  pages: readonly PageLink[]
  className: string | undefined
  /** Follows each title. */
  icon?: ReactNode
}

/** The entries of the menu of pages, in header, burger and footer. */
export function MenuItems({ pages, className, icon }: MenuItemsProps) {
  const { pathname } = useLocation()
  return pages.map(({ id, title, url }) => (
    <li key={id}>
      <Anchor to={url} aria-current={currentState(url, pathname)} className={className}>
        <span>{title}</span>
        {icon}
      </Anchor>
    </li>
  ))
}
