import { call } from '@brightfill/shared/api'
import { Lent } from '@brightfill/shared/federation'
import {
  Link,
  type LoaderFunctionArgs,
  pathTo,
  type RemoteRoute,
  useLoaderData,
  useRouteError,
} from '@brightfill/shared/router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn } from './fillIn'
import { renderRoutes } from './renderRoutes'
import { refusal, stubApi } from './stubApi'

declare module '@brightfill/shared/lent' {
  interface LentComponents {
    'catalogue/Tiles': { columns: number }
  }
}

const page = {
  loader: ({ params, request }: LoaderFunctionArgs) =>
    call('POST /get/product-post', { slug: params.slug ?? '' }, { signal: request.signal }),
  Component() {
    return (
      <>
        <h1>{(useLoaderData() as { product: { name: string } }).product.name}</h1>
        <label>
          Name <input />
        </label>
        <Link to={pathTo('products')}>All</Link>
        <Lent name="catalogue/Tiles" props={{ columns: 3 }} skeleton="Loading" />
      </>
    )
  },
  ErrorBoundary: () => <p>{(useRouteError() as Error).message}</p>,
}
const routes: RemoteRoute[] = [{ id: 'product', lazy: async () => page }]

describe('renderRoutes', () => {
  it('shows the page at an address with its data and what other remotes lend', async () => {
    stubApi({ 'POST /get/product-post': ({ body }) => ({ product: { name: `Machine ${body.slug}` } }) })
    await renderRoutes(routes, '/products/x-1', {
      lent: { 'catalogue/Tiles': ({ columns }) => <p>{columns} in a row</p> },
    })

    expect(await screen.findByRole('heading', { name: 'Machine x-1' })).toBeVisible()
    expect(await screen.findByText('3 in a row')).toBeVisible()
  })

  it('follows links and says where the visitor is', async () => {
    stubApi({ 'POST /get/product-post': { product: { name: 'X' } } })
    const { addressNow } = await renderRoutes(routes, '/products/x-1', {
      lent: { 'catalogue/Tiles': () => null },
    })
    await screen.findByRole('heading')
    await fillIn({ Name: 'Ada' })
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    await userEvent.click(screen.getByRole('link', { name: 'All' }))

    expect(addressNow()).toBe('/products')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('shows the error view of a page after its loader failed', async () => {
    stubApi({ 'POST /get/product-post': refusal(404, 'There is no such machine') })
    await renderRoutes(routes, '/products/x-1')

    expect(await screen.findByText('There is no such machine')).toBeVisible()
  })
})
