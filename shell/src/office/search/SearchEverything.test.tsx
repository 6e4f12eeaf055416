import type { OfficeMe } from '@brightfill/shared/contract'
import { CoreAdminContext } from '@brightfill/shared/office'
import { registerRouteNames } from '@brightfill/shared/router'
import { refusal, type Stubs, stubApi } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { makeAdmin } from '../officeAdmin'
import { everything } from './everything'
import { SearchEverything } from './SearchEverything'

const group = (...data: object[]) => ({ total: data.length, data })

async function searchFor(words: string, answer: Stubs['POST /search/results']) {
  const calls = stubApi({ 'POST /search/results': answer })
  registerRouteNames({ product: '/products/:slug', ArticleBlog: '/blogs/:slug' })
  const me = { id: 1, name: 'Ada', roles: ['sales'] } as OfficeMe // all that the calls read
  const { dataProvider, queryClient, addResources } = makeAdmin({ me, onClosed: () => {} })
  addResources([everything([], me)])
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <SearchEverything pages={[]} onClose={() => {}} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByRole('searchbox', { hidden: true }), words)
  return calls
}

describe('the search of the office', () => {
  it('finds machines, pages and articles of the site too, as links out of the office [O-75]', async () => {
    const answer = {
      products: group({ slug: 'filler', name: 'Filler', model: 'BF-RF 36', sku: 'BF-1042' }),
      pages: group({ url: '/services', title: 'Services', description: '' }),
      blog_posts: group({ slug: 'kefir', title: 'Filling kefir' }),
    }
    const calls = await searchFor('fill', answer)
    const link = (name: RegExp) => screen.findByRole('link', { name, hidden: true })
    expect(await link(/Filler.*Machine, BF-RF 36, SKU BF-1042/)).toHaveAttribute('href', '/products/filler')
    expect(await link(/Services.*Site page/)).toHaveAttribute('href', '/services')
    expect(await link(/Filling kefir.*Article/)).toHaveAttribute('href', '/blogs/kefir')
    expect(calls.at(-1)?.body).toMatchObject({ query: 'fill' })
  })

  it('says when the site could not be searched [O-57, O-75]', async () => {
    await searchFor('f', refusal(503))
    expect(await screen.findByText(/^We could not search The site/)).toBeInTheDocument()
  })
})
