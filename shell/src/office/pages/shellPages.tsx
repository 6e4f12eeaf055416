import type { OfficeMe, OfficePage } from '@brightfill/shared/contract'
import type { ComponentType } from 'react'
import { texts } from '../texts'
import { ActivityPage } from './activity/ActivityPage'
import { HomePage } from './home/HomePage'
import { MaintenancePage } from './maintenance/MaintenancePage'
import { ReleasesPage } from './releases/ReleasesPage'
import { SignInPage } from './sign-in/SignInPage'
import { StaffPage } from './staff/StaffPage'

interface ShellPage extends Omit<OfficePage, 'group'> {
  group?: OfficePage['group']
  Component: ComponentType<{ me: OfficeMe }>
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
    Component: StaffPage,
  },
  {
    id: 'activity',
    path: 'activity',
    group: 'company',
    title: texts.activity,
    icon: 'activity',
    roles: ['editor', 'sales', 'admin'],
    Component: ActivityPage,
  },
  {
    id: 'sign-in',
    path: 'sign-in',
    group: 'company',
    title: texts.signInPage,
    icon: 'key',
    roles: ['editor', 'sales', 'admin'],
    Component: SignInPage,
  },
  {
    id: 'releases',
    path: 'releases',
    group: 'company',
    title: texts.releases,
    icon: 'release',
    roles: ['admin'],
    Component: ReleasesPage,
  },
  {
    id: 'maintenance',
    path: 'maintenance',
    group: 'company',
    title: texts.maintenance,
    icon: 'alert',
    roles: ['admin'],
    Component: MaintenancePage,
  },
]
