import type { OfficeMe, OfficePage } from '@brightfill/shared/contract'
import { untilItSucceeds } from '@brightfill/shared/late'
import type { Permission } from '@brightfill/shared/roles'
import { type ComponentType, lazy } from 'react'
import type { PageEntry, ShellPath } from '../officePaths'
import { texts } from '../texts'
import { HomePage } from './home/HomePage'

/** A page gets the colleague and the pages that they may open. */
type Page = ComponentType<{ me: OfficeMe; pages: PageEntry[] }>

/** Loads when it is opened, so that the frame loads sooner; offline, once the connection is back. */
const latePage = (load: () => Promise<Page>) => lazy(async () => ({ default: await untilItSucceeds(load) }))

interface ShellPage extends Omit<OfficePage, 'group'> {
  group?: OfficePage['group']
  Component: Page
}

/** A page about the company itself, for staff with the permission or for all of them; its id is its path. */
function companyPage(
  id: Exclude<ShellPath, ''>,
  title: string,
  icon: string,
  may: Permission | undefined,
  load: () => Promise<Page>,
): ShellPage {
  return { id, path: id, group: 'company', title, icon, ...(may && { may }), Component: latePage(load) }
}

/** The shell's own pages of the office (O-01). */
export const shellPages: ShellPage[] = [
  { id: 'home', path: '', title: texts.home, icon: 'home', Component: HomePage },
  companyPage('staff', texts.staff, 'staff', 'staff.write', async () => {
    return (await import(/* webpackChunkName: "staff" */ './staff/StaffPage')).StaffPage
  }),
  companyPage('activity', texts.activity, 'activity', undefined, async () => {
    return (await import(/* webpackChunkName: "activity" */ './activity/ActivityPage')).ActivityPage
  }),
  companyPage('sign-in', texts.signInPage, 'key', undefined, async () => {
    return (await import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')).SignInPage
  }),
  companyPage('releases', texts.releases, 'release', 'releases.write', async () => {
    return (await import(/* webpackChunkName: "releases" */ './releases/ReleasesPage')).ReleasesPage
  }),
  companyPage('maintenance', texts.maintenance, 'alert', 'maintenance.write', async () => {
    return (await import(/* webpackChunkName: "maintenance" */ './maintenance/MaintenancePage')).MaintenancePage
  }),
]
