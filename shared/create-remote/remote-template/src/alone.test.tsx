import { contractApi, renderRoutes } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import remote from '../remote.json'
import { routes } from './routes'

describe('sample alone', () => {
  it.each(remote.routes)('shows $path with an api that knows nothing but the contract [R-721]', async ({ path }) => {
    contractApi()
    await renderRoutes(routes, path.replace(':slug', 'example'))

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Try again')).not.toBeInTheDocument()
  })
})
