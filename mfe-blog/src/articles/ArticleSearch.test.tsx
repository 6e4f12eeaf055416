import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { renderRoutes, type StubbedCall, type Stubs, siteRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes'
import { someCards } from '../testing/articles'
import * as listPage from './BlogListPage'

const list = { result: 1, data: someCards(3) }
const field = () => screen.findByRole('combobox', { name: 'Search articles' })
const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })

async function show(answers: Stubs = {}) {
  const calls = stubApi({
    'POST /get/blogs': list,
    'POST /get/blogs-search': { result: 1, blogs: [{ title: 'Foam is a symptom', slug: 'foam' }] },
    ...answers,
  })
  const page = await renderRoutes(routes, '/blogs')
  const loads = () => calls.filter(({ name }) => name === 'POST /get/blogs').length
  return { ...page, loads }
}

describe('search of the blog', () => {
  it('keeps text and applies an order from before the scripts ran [R-400, R-414]', async () => {
    registerRouteNames(siteRoutes())
    stubApi({ 'POST /get/blogs': list })
    const router = createMemoryRouter([{ id: 'blogs', path: '/blogs', ...listPage }], {
      initialEntries: ['/', '/blogs?search=valve'],
      hydrationData: { loaderData: { blogs: { articles: list.data } } },
    })
    const site = (
      <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
        <RouterProvider router={router} />
      </SiteProvider>
    )
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(site)
    const early = (await field()) as HTMLInputElement // a text field
    early.value = 'valves'
    order().value = '2'
    const root = await act(async () => hydrateRoot(frame, site))

    await waitFor(() => expect(router.state.location.search).toBe('?search=valve&sort=2'))
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    act(() => early.focus())
    expect(early).toHaveValue('valves')
    expect(order()).toHaveValue('2')
    act(() => root.unmount())
    frame.remove()
  })

  it('keeps what is typed while a search loads, but not after Back [R-414]', async () => {
    let answer = (_: unknown) => {}
    const { addressNow, router } = await show({
      'POST /get/blogs': ({ body }: StubbedCall) =>
        String(body.filters).includes('foam')
          ? new Promise((resolve) => {
              answer = resolve
            })
          : list,
    })
    await userEvent.type(await field(), 'foam{Enter}')
    await userEvent.type(await field(), 'y')
    await act(async () => answer(list))

    await waitFor(() => expect(addressNow()).toBe('/blogs?search=foam'))
    expect(await field()).toHaveValue('foamy')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(addressNow()).toBe('/blogs'))
    expect(await field()).toHaveValue('')
  })

  it('offers nothing for a text that is no longer in the field [R-402]', async () => {
    await show()
    await userEvent.type(await field(), 'fo')
    await screen.findByRole('option', { name: 'Foam is a symptom' })
    await userEvent.keyboard('{Escape}{Escape}{ArrowDown}')

    expect(await field()).toHaveValue('')
    expect(screen.queryByRole('option', { name: 'Foam is a symptom' })).not.toBeInTheDocument()
  })

  it('sent again, it needs only one press of Back [R-414]', async () => {
    const { addressNow, router, loads } = await show()
    await userEvent.type(await field(), 'foam{Enter}')
    await waitFor(() => expect(addressNow()).toBe('/blogs?search=foam'))
    await userEvent.type(await field(), '{Enter}')
    await waitFor(() => expect(loads()).toBe(3))
    await act(() => router.navigate(-1))

    await waitFor(() => expect(addressNow()).toBe('/blogs'))
  })
})
