import type { OfficePage } from '@brightfill/shared/contract'
import type { OfficeComposition } from './officeState'

/** Paths of the shell's own pages below `/office/`; the home has none. */
export const shellPaths = ['', 'staff', 'activity', 'sign-in', 'releases', 'maintenance'] as const
export type ShellPath = (typeof shellPaths)[number]

/**
 * Whether the office has a page at an address: one of the shell's, or one that a live release declares, with everything
 * below it.
 * @param path after `/office`, without a query
 */
export function isOfficePath(path: string, { remotes }: Pick<OfficeComposition, 'remotes'>): boolean {
  const wanted = path.replace(/^\/+|\/+$/g, '')
  return (
    shellPaths.some((known) => known === wanted) ||
    remotes.some(({ pages }) => pages.some((page) => `${wanted}/`.startsWith(`${page.path}/`)))
  )
}

/** A page of the office that its navigation leads to. */
export type PageEntry = Pick<OfficePage, 'id' | 'path' | 'title'>
