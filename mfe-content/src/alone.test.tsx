import { contractApi, renderRoutes, standIns } from '@brightfill/shared/testing'
import { act, screen } from '@testing-library/react'
import remote from '../remote.json'
import { routes } from './routes'

beforeEach(() => void standIns())

describe('the content alone', () => {
  it.each(remote.routes)('shows $path with an api that knows nothing but the contract [R-721]', async ({ path }) => {
    contractApi()
    await renderRoutes(routes, path.replace('*', 'trade-fairs'), { lent: { 'blog/BlogCards': () => null } })

    // The example page has a section of every kind; two of them have an h1.
    expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible()
    await act(async () => {}) // lent components load
    expect(screen.queryByText('Try again')).not.toBeInTheDocument()
  })
})
