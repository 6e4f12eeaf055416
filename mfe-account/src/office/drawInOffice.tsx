import { CoreAdminContext, combineDataProviders, type DataProvider, QueryClient } from '@brightfill/shared/office'
import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { resources } from './resources'

/** For tests: draws a part of these pages with the calls that the office makes for them. */
export function drawInOffice(part: ReactElement) {
  const dataProvider = combineDataProviders((name) => {
    const resource = resources.find((one) => one.name === name)
    return resource?.data as DataProvider // a resource has the calls that its pages make
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const inOffice = (drawn: ReactElement) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      {drawn}
    </CoreAdminContext>
  )
  registerRouteNames(siteRoutes())
  const { rerender } = render(inOffice(part))
  return { redraw: (drawn: ReactElement) => rerender(inOffice(drawn)) }
}
