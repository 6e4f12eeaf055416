import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider, signedIn } from '@brightfill/shared/store'
import { aMachineCard, aUser, siteRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { MachineGrid } from './MachineGrid'

describe('hearts of a page from the server', () => {
  it('ask once what the signed-in user has saved, because the document was that of a visitor [R-327, Q-67]', async () => {
    registerRouteNames(siteRoutes())
    const machines = [aMachineCard({ id: 1, model: 'A', slug: 'a' }), aMachineCard({ id: 2, model: 'B', slug: 'b' })]
    const calls = stubApi({ 'POST /user/get/wishlist': { data: [aMachineCard({ id: 2 })] } })
    const store = createSiteStore({ pages: [], options: {} })
    const page = (
      <SiteProvider store={store}>
        <MemoryRouter>
          <MachineGrid machines={machines} columns={3} />
        </MemoryRouter>
      </SiteProvider>
    )
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(page)
    const root = await act(async () => hydrateRoot(frame, page))
    expect(calls).toHaveLength(0)
    act(() => signedIn(store, aUser()))

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Rotary bottle filler, B' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
    expect(screen.getByRole('button', { name: 'Save Rotary bottle filler, A' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(calls).toHaveLength(1)
    act(() => root.unmount())
  })
})
