import {
  CoreAdminContext,
  combineDataProviders,
  type DataProvider,
  officeData,
  QueryClient,
} from '@brightfill/shared/office'
import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { resources } from './resources'

/**
 * For tests: draws a part of these pages with the calls that the office makes for them.
 * @param person id of the colleague who is here
 */
export function drawInOffice(part: ReactElement, person = 1) {
  const dataProvider = combineDataProviders((name) => {
    const resource = resources.find((one) => one.name === name)
    // A resource has the calls that its pages make. The others are the shell's.
    return (resource?.data ?? officeData(name, { single: true })) as DataProvider
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const done = async () => {}
  const getIdentity = async () => ({ id: person })
  const authProvider = { login: done, logout: done, checkAuth: done, checkError: done, getIdentity }
  const inOffice = (drawn: ReactElement) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} authProvider={authProvider}>
      {drawn}
    </CoreAdminContext>
  )
  registerRouteNames(siteRoutes())
  const { rerender, unmount } = render(inOffice(part))
  return { redraw: (drawn: ReactElement) => rerender(inOffice(drawn)), leave: unmount }
}
