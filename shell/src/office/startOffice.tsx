import { registerSiteOrigin } from '@brightfill/shared/page'
import { registerRouteNames } from '@brightfill/shared/router'
import { registerTokenKeeper } from '@brightfill/shared/session'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { registerShared } from '@module-federation/enhanced/runtime'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { prepareFederation } from '../federation/browserFederation'
import { applyScheme } from '../scheme/schemeChoice'
import { tokenStorage } from '../session/tokenStorage'
import { OfficeGate } from './OfficeGate'
import { OFFICE_ROOT_ID, OFFICE_STATE_ID, type OfficeState } from './officeState'
import { officeScope } from './providedToOffice'

/** Draws the office in place of its skeleton. It is a document of its own and shares nothing with the site's pages. */
export function startOffice() {
  // The scripts are here, so pictures may come (early.js).
  delete document.documentElement.dataset.arriving
  const root = document.getElementById(OFFICE_ROOT_ID)
  const state: OfficeState = JSON.parse(document.getElementById(OFFICE_STATE_ID)?.textContent ?? 'null')
  if (!root || !state) return
  registerTokenKeeper(tokenStorage)
  registerSiteOrigin(state.origin)
  registerRouteNames(state.routes)
  prepareFederation({ id: 'office', ...state })
  registerShared(officeScope)
  applyScheme()
  const router = createBrowserRouter([{ path: '/office/*', element: <OfficeGate remotes={state.remotes} /> }])
  createRoot(root).render(
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
}
