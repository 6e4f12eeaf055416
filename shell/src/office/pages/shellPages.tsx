import type { OfficeMe, OfficePage, StaffRole } from '@brightfill/shared/contract'
import { untilItSucceeds } from '@brightfill/shared/late'
import { type ComponentType, lazy } from 'react'
import type { ShellPath } from '../officePaths'
import { texts } from '../texts'
import { HomePage } from './home/HomePage'

type Page = ComponentType<{ me: OfficeMe }>

/** Comes when it is opened, so that the frame comes sooner; without a line, when that is back. */
const latePage = (load: () => Promise<Page>) => lazy(async () => ({ default: await untilItSucceeds(load) }))

interface ShellPage extends Omit<OfficePage, 'group'> {
  group?: OfficePage['group']
  Component: Page
}

const everybody: StaffRole[] = ['editor', 'sales', 'admin']
const admins: StaffRole[] = ['admin']

/** A page about the company itself; its id is its path. */
function companyPage(
  id: Exclude<ShellPath, ''>,
  title: string,
  icon: string,
  roles: StaffRole[],
  load: () => Promise<Page>,
): ShellPage {
  return { id, path: id, group: 'company', title, icon, roles, Component: latePage(load) }
}

/** The shell's own pages of the office (O-01). */
export const shellPages: ShellPage[] = [
  { id: 'home', path: '', title: texts.home, icon: 'home', roles: everybody, Component: HomePage },
  companyPage('staff', texts.staff, 'staff', admins, async () => {
    return (await import(/* webpackChunkName: "staff" */ './staff/StaffPage')).StaffPage
  }),
  companyPage('activity', texts.activity, 'activity', everybody, async () => {
    return (await import(/* webpackChunkName: "activity" */ './activity/ActivityPage')).ActivityPage
  }),
  companyPage('sign-in', texts.signInPage, 'key', everybody, async () => {
    return (await import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')).SignInPage
  }),
  companyPage('releases', texts.releases, 'release', admins, async () => {
    return (await import(/* webpackChunkName: "releases" */ './releases/ReleasesPage')).ReleasesPage
  }),
  companyPage('maintenance', texts.maintenance, 'alert', admins, async () => {
    return (await import(/* webpackChunkName: "maintenance" */ './maintenance/MaintenancePage')).MaintenancePage
  }),
]
