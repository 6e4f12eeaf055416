import { contractApi, renderRoutes, signedInAs } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../remote.json'
import { routes } from './routes'

describe('the account alone', () => {
  it.each(remote.routes)('shows $path with an api that knows nothing but the contract [R-721]', async ({ path }) => {
    contractApi()
    const { router } = await renderRoutes(routes, path.replace(':id', '1'), {
      session: path.startsWith('/user') ? signedInAs() : undefined,
      lent: { 'catalogue/MachineGrid': () => null },
    })

    // A skeleton may have a heading too, until the page replaces it.
    await waitFor(() => expect(router.state.initialized).toBe(true))
    expect(router.state.errors).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
    await act(async () => {}) // lent components load
    expect(screen.queryByText('Try again')).not.toBeInTheDocument()
  })
})
