import type { OfficeMe, OfficePage } from '@brightfill/shared/contract'
import { untilItSucceeds } from '@brightfill/shared/late'
import { type ComponentType, lazy } from 'react'
import { texts } from '../texts'
import { HomePage } from './home/HomePage'

type Page = ComponentType<{ me: OfficeMe }>

/** Comes when it is opened, so that the frame comes sooner; without a line, when that is back. */
const latePage = (load: () => Promise<Page>) => lazy(async () => ({ default: await untilItSucceeds(load) }))

interface ShellPage extends Omit<OfficePage, 'group'> {
  group?: OfficePage['group']
  Component: Page
}

/** The shell's own pages of the office (O-01). */
export const shellPages: ShellPage[] = [
  {
    id: 'home',
    path: '',
    title: texts.home,
    icon: 'home',
    roles: ['editor', 'sales', 'admin'],
    Component: HomePage,
  },
  {
    id: 'staff',
    path: 'staff',
    group: 'company',
    title: texts.staff,
    icon: 'staff',
    roles: ['admin'],
    Component: latePage(async () => (await import(/* webpackChunkName: "staff" */ './staff/StaffPage')).StaffPage),
  },
  {
    id: 'activity',
    path: 'activity',
    group: 'company',
    title: texts.activity,
    icon: 'activity',
    roles: ['editor', 'sales', 'admin'],
    Component: latePage(
      async () => (await import(/* webpackChunkName: "activity" */ './activity/ActivityPage')).ActivityPage,
    ),
  },
  {
    id: 'sign-in',
    path: 'sign-in',
    group: 'company',
    title: texts.signInPage,
    icon: 'key',
    roles: ['editor', 'sales', 'admin'],
    Component: latePage(
      async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')).SignInPage,
    ),
  },
  {
    id: 'releases',
    path: 'releases',
    group: 'company',
    title: texts.releases,
    icon: 'release',
    roles: ['admin'],
    Component: latePage(
      async () => (await import(/* webpackChunkName: "releases" */ './releases/ReleasesPage')).ReleasesPage,
    ),
  },
  {
    id: 'maintenance',
    path: 'maintenance',
    group: 'company',
    title: texts.maintenance,
    icon: 'alert',
    roles: ['admin'],
    Component: latePage(
      async () => (await import(/* webpackChunkName: "maintenance" */ './maintenance/MaintenancePage')).MaintenancePage,
    ),
  },
]
