import { aMachineCard, refusal, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { keepWish } from '@brightfill/shared/wish'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { noSets } from './loadList'

const option = { id: 1, name: 'Fillers', count: 3 }
const answers = {
  'POST /get/products': { result: 1, data: [aMachineCard()], current_page: 1, total_pages: 1, total: 1 },
  'POST /get/category': { ...noSets, category: [option] },
  'POST /get/our-products': { data: [] },
}
const button = { name: 'Save this search' }

describe('the button under a list that saves its search', () => {
  it('sends what is chosen, named by its own texts [R-370]', async () => {
    const calls = stubApi({ ...answers, 'POST /user/searches': { data: {} } })
    await renderRoutes(routes, '/products?search=kefir&category=1&page=1', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', button))

    expect(await screen.findByText(/will e-mail you new matches daily/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Saved searches' })).toHaveAttribute('href', '/user/saved')
    const { body } = calls.find(({ name }) => name === 'POST /user/searches') ?? {}
    expect(body).toMatchObject({ frequency: 'daily', address: '/products?search=kefir&category=1' })
    expect(JSON.stringify(body)).toMatch(/kefir.*Fillers/)
  })

  it('saves a search of the whole site, with or without results [R-370]', async () => {
    const none = { total: 0, data: [] }
    const calls = stubApi({
      'POST /search/results': {
        ...{ pages: none, products: none, blog_posts: none, marks: [], near: [], categories: [] },
        ...{ current_page: 1, total_pages: 0 },
      },
      'POST /user/searches': { data: {} },
    })
    await renderRoutes(routes, '/search?query=kefir', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', button))
    expect(await screen.findByText(/will e-mail you new matches daily/)).toBeVisible()
    const { body } = calls.find(({ name }) => name === 'POST /user/searches') ?? {}
    expect(body).toMatchObject({ address: '/products?search=kefir' })
  })

  it.each([
    ['a search that is kept already', { known: 1, confirmed: 1 }, 'You have already saved this search.'],
    [
      'an address that is not confirmed',
      { known: 0, confirmed: 0 },
      'Saved. Confirm your e-mail address, and we will e-mail you new matches daily.',
    ],
  ])('says so of %s [R-370]', async (_, answer, text) => {
    const calls = stubApi({ ...answers, 'POST /user/searches': { data: {}, ...answer } })
    await renderRoutes(routes, '/products?search=kefir', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', button))
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /user/searches')?.body).toMatchObject({ if_new: '1' })
  })

  it('says when saving failed [R-370]', async () => {
    stubApi({ ...answers, 'POST /user/searches': refusal(409) })
    await renderRoutes(routes, '/products', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', button))
    expect(await screen.findByText(/You have 20 saved searches/)).toBeVisible()
  })

  it('announces it each time, in an element that was there before [R-707]', async () => {
    stubApi({ ...answers, 'POST /user/searches': refusal(500) })
    await renderRoutes(routes, '/products', { session: signedInAs() })
    const said = (await screen.findByRole('button', button)).nextElementSibling
    expect(said).toHaveAttribute('aria-live', 'polite')
    expect(said).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', button))
    await waitFor(() => expect(said).toHaveTextContent('We could not save this search. Try again.'))

    const texts: (string | null)[] = []
    const reader = new MutationObserver(() => texts.push(said?.textContent ?? null))
    reader.observe(said as Element, { childList: true, subtree: true })
    await userEvent.click(screen.getByRole('button', button))
    await waitFor(() =>
      expect(texts.map((text) => text?.trim())).toEqual(['', 'We could not save this search. Try again.']),
    )
    reader.disconnect()
  })

  it('leads to the sign-in when the session has ended [R-370, Q-24]', async () => {
    stubApi({ ...answers, 'POST /user/searches': refusal(401) })
    const { store } = await renderRoutes(routes, '/products', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', button))
    expect(await screen.findByRole('link', button)).toBeVisible()
    expect(store.getState().session.status).toBe('visitor')
  })

  it('leads a visitor to the sign-in by a link, which needs no script [R-370]', async () => {
    stubApi(answers)
    await renderRoutes(routes, '/products?search=kefir')
    const back = encodeURIComponent('/products?search=kefir#save-search')
    expect(await screen.findByRole('link', button)).toHaveAttribute('href', `/login?back=${back}`)
  })

  it('saves the search after the sign-in [R-370]', async () => {
    const calls = stubApi({ ...answers, 'POST /user/searches': { data: {} } })
    keepWish(`?${new URLSearchParams({ back: '/products?search=kefir#save-search' })}`)
    await renderRoutes(routes, '/products?search=kefir', { session: signedInAs() })
    expect(await screen.findByText(/will e-mail you new matches daily/)).toBeVisible()
    expect(calls.filter(({ name }) => name === 'POST /user/searches')).toHaveLength(1)
  })
})
