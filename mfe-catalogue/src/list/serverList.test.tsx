import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { refusal, siteRoutes } from '@brightfill/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { box } from '../testing/openList'
import { someMachines, stubList } from '../testing/stubList'
import { Component, loader } from './MachineListPage'

const answer = { result: 1, data: someMachines, current_page: 1, total_pages: 1, total: 2 }
const sets = {
  category: [{ id: 1, name: 'Fillers', count: 4 }],
  bottles: [],
  beverage: [],
  manufacturer: [],
  condition: [],
}

describe('machine list of a page from the server', () => {
  it('keeps its options when the next ones do not load [Q-78]', async () => {
    registerRouteNames(siteRoutes())
    stubList({ answers: { 'POST /get/category': refusal(500) } })
    const router = createMemoryRouter([{ id: 'products', path: '/products', Component, loader }], {
      initialEntries: ['/products'],
      hydrationData: { loaderData: { products: { answer, sets, alsoLike: [] } } },
    })
    render(
      <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
    await userEvent.click(box(/Fillers/))

    await waitFor(() => expect(router.state.location.search).toBe('?category=1'))
    expect(await screen.findByRole('link', { name: 'Remove Fillers' })).toBeVisible()
    expect(box(/Fillers/)).toBeChecked()
  })
})
