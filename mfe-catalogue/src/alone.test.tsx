import { slugOf } from '@brightfill/shared/constants'
import { contractApi, renderRoutes } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.json'
import { fetchFilterSets } from './api/machines'
import { routes } from './routes'

describe('the catalogue alone', () => {
  it.each(remote.routes)('shows $path with an api that knows nothing but the contract [R-721]', async ({ path }) => {
    contractApi()
    const [example] = (await fetchFilterSets({})).category
    const { router } = await renderRoutes(
      routes,
      path.replace(':slug', 'example').replace(':category', slugOf(example?.name ?? '')),
    )

    // A skeleton may have a heading too, until the page replaces it.
    await waitFor(() => expect(router.state.initialized).toBe(true))
    expect(router.state.errors).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
    expect(screen.queryByText('Try again')).not.toBeInTheDocument()
  })
})
