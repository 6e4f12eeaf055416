import type { StaffRole } from '@brightfill/shared/contract'
import {
  CoreAdminContext,
  combineDataProviders,
  type DataProvider,
  type OfficeResource,
  officeData,
  QueryClient,
} from '@brightfill/shared/office'
import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { siteRoutes } from '@brightfill/shared/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

interface Colleague {
  id?: number
  roles?: StaffRole[]
}

/**
 * For tests of the office pages of a remote.
 * @param resources those of the remote, with the calls that its pages make; all others are the shell's
 * @returns a function that draws a part of the pages as a colleague sees it
 */
export function officeDrawer(resources: readonly OfficeResource[]) {
  return (part: ReactElement, { id = 1, roles = ['sales'] }: Colleague = {}) => {
    const dataProvider = combineDataProviders((name) => {
      const resource = resources.find((one) => one.name === name)
      return (resource?.data ?? officeData(name as 'me', { single: true })) as DataProvider
    })
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const store = createSiteStore({ pages: [], options: {} })
    const done = async () => {}
    const getIdentity = async () => ({ id, roles })
    const authProvider = { login: done, logout: done, checkAuth: done, checkError: done, getIdentity }
    const inOffice = (drawn: ReactElement) => (
      <SiteProvider store={store}>
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} authProvider={authProvider}>
          {drawn}
        </CoreAdminContext>
      </SiteProvider>
    )
    registerRouteNames(siteRoutes())
    const { rerender, unmount } = render(inOffice(part))
    return { redraw: (drawn: ReactElement) => rerender(inOffice(drawn)), leave: unmount }
  }
}
