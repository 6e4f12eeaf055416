import { DROPDOWN_CLOSE_DELAY } from '@brightfill/shared/constants'
import { noAnswer, renderRoutes, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { aCard, someCards } from '../testing/articles'

const list = (cards = someCards(3)) => ({ result: 1, data: cards })
const filtersOf = (calls: StubbedCall[]) =>
  calls.filter(({ name }) => name === 'POST /get/blogs').map(({ body }) => JSON.parse(String(body.filters)))
const searchField = () => screen.findByRole('combobox', { name: 'Search articles' })
const sortField = () => screen.findByRole('combobox', { name: 'Sort by' })

describe('blog list', () => {
  it('shows the articles with a search box and the orders Latest and Oldest [R-400]', async () => {
    stubApi({ 'POST /get/blogs': list([aCard({ title: 'CIP with less water', slug: 'cip' })]) })
    await renderRoutes(routes, '/blogs')

    expect(await screen.findByRole('link', { name: 'CIP with less water' })).toHaveAttribute('href', '/blogs/cip')
    expect(await searchField()).toHaveValue('')
    expect(within(await sortField()).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('option', { name: 'Latest', selected: true })).toHaveValue('1')
    expect(screen.getByRole('option', { name: 'Oldest' })).toHaveValue('2')
  })

  it('writes dates for people and for machines [R-411]', async () => {
    stubApi({ 'POST /get/blogs': list([aCard({ published_at: '2026-09-03T10:00:00.000Z' })]) })
    await renderRoutes(routes, '/blogs')

    expect(await screen.findByText('3 Sept. 2026')).toHaveAttribute('datetime', '2026-09-03T10:00:00.000Z')
  })

  it('asks for what the address says, as JSON in form data [R-401, R-414]', async () => {
    const calls = stubApi({ 'POST /get/blogs': list() })
    await renderRoutes(routes, '/blogs?search=caf%C3%A9&sort=2')

    expect(await searchField()).toHaveValue('café')
    expect(await sortField()).toHaveValue('2')
    expect(filtersOf(calls)).toEqual([{ search: 'café', sortBy: 2 }])
  })

  it('an invalid address shows the whole list [R-414]', async () => {
    const calls = stubApi({ 'POST /get/blogs': list() })
    await renderRoutes(routes, '/blogs?sort=9&show=-3&search=%20')

    expect(await screen.findByText('3 articles')).toBeInTheDocument()
    expect(filtersOf(calls)).toEqual([{ search: '', sortBy: 1 }])
  })

  it('choosing an order changes the address and the list, and keeps the search and the focus [R-403, R-414]', async () => {
    const calls = stubApi({ 'POST /get/blogs': list() })
    const { addressNow } = await renderRoutes(routes, '/blogs?search=valve')
    await userEvent.selectOptions(await sortField(), 'Oldest')

    await waitFor(() => expect(addressNow()).toBe('/blogs?search=valve&sort=2'))
    expect(filtersOf(calls).at(-1)).toEqual({ search: 'valve', sortBy: 2 })
    expect(await sortField()).toHaveFocus()
  })

  it('Enter in the search shows what matches and says how many [R-414]', async () => {
    const calls = stubApi({
      'POST /get/blogs': ({ body }: StubbedCall) =>
        list(String(body.filters).includes('foam') ? someCards(1) : someCards(3)),
      'POST /get/blogs-search': { result: 1, blogs: [] },
    })
    const { addressNow } = await renderRoutes(routes, '/blogs')
    await userEvent.type(await searchField(), 'foam{Enter}')

    expect(await screen.findByText(/1 article matches “foam”/)).toBeVisible()
    expect(addressNow()).toBe('/blogs?search=foam')
    expect(filtersOf(calls)).toHaveLength(2)
  })

  it('a search without matches says so and links back to all articles [R-414]', async () => {
    stubApi({
      'POST /get/blogs': ({ body }: StubbedCall) => list(String(body.filters).includes('xyz') ? [] : someCards(2)),
    })
    await renderRoutes(routes, '/blogs?search=xyz')
    expect(await screen.findByRole('heading', { name: 'No articles match “xyz”' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }))

    expect(await screen.findByRole('link', { name: 'Article 2' })).toBeVisible()
    expect(await searchField()).toHaveValue('')
  })

  it.each([
    ['some articles', 'foam', someCards(1)],
    ['none', 'xyz', []],
  ])('clearing a search that found %s keeps the order and the focus [R-701, R-414]', async (_, word, found) => {
    stubApi({
      'POST /get/blogs': ({ body }: StubbedCall) => list(String(body.filters).includes(word) ? found : someCards(2)),
    })
    const { addressNow } = await renderRoutes(routes, `/blogs?search=${word}&sort=2`)
    const clear = await screen.findByRole('link', { name: 'Clear search' })
    clear.focus()
    await userEvent.keyboard('{Enter}')

    await screen.findByRole('link', { name: 'Article 2' })
    expect(addressNow()).toBe('/blogs?sort=2')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Articles' })).toHaveFocus())
  })

  it('typing lists titles that match, and choosing one opens the article [R-402]', async () => {
    const calls = stubApi({
      'POST /get/blogs': list(),
      'POST /get/blogs-search': { result: 1, blogs: [{ title: 'Foam is a symptom', slug: 'foam' }] },
      'POST /get/blog-post': noAnswer,
      'GET /get/our-blogs': noAnswer,
    })
    const { addressNow } = await renderRoutes(routes, '/blogs')
    await userEvent.type(await searchField(), 'fo')
    const option = await screen.findByRole('option', { name: 'Foam is a symptom' })
    await userEvent.keyboard('{ArrowDown}')
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(await searchField()).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(addressNow()).toBe('/blogs/foam'))
    expect(calls.filter(({ name }) => name === 'POST /get/blogs-search').map(({ body }) => body.name)).toEqual([
      'f',
      'fo',
    ])
  })

  it('a late answer never shows [R-402]', async () => {
    let answerFirst = (_: unknown) => {}
    stubApi({
      'POST /get/blogs': list(),
      'POST /get/blogs-search': ({ body }: StubbedCall) =>
        body.name === 'a'
          ? new Promise((resolve) => {
              answerFirst = resolve
            })
          : { result: 1, blogs: [{ title: 'The right one', slug: 'right' }] },
    })
    await renderRoutes(routes, '/blogs')
    await userEvent.type(await searchField(), 'ab')
    await screen.findByRole('option', { name: 'The right one' })
    answerFirst({ result: 1, blogs: [{ title: 'The late one', slug: 'late' }] })
    await new Promise((resolve) => setTimeout(resolve))

    expect(screen.queryByRole('option', { name: 'The late one' })).not.toBeInTheDocument()
  })

  it('suggestions that fail leave the field working, and leaving the field closes them [R-402]', async () => {
    let fail = true
    stubApi({
      'POST /get/blogs': list(),
      'POST /get/blogs-search': () => (fail ? noAnswer : { result: 1, blogs: [{ title: 'Foam', slug: 'foam' }] }),
    })
    await renderRoutes(routes, '/blogs')
    await userEvent.type(await searchField(), 'f')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    fail = false
    await userEvent.type(await searchField(), 'o')
    expect(await screen.findByRole('listbox', { name: 'Articles that match' })).toBeVisible()
    await userEvent.tab()

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument(), {
      timeout: DROPDOWN_CLOSE_DELAY * 4,
    })
  })

  it('reveals 12 at a time, moves to the first new one and says how many there are [R-416]', async () => {
    const calls = stubApi({ 'POST /get/blogs': list(someCards(15)) })
    const { addressNow } = await renderRoutes(routes, '/blogs')
    expect(await screen.findAllByRole('article')).toHaveLength(12)
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
    expect(screen.getByRole('link', { name: 'Article 13' })).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('15 of 15 articles shown'),
    )
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
    expect(addressNow()).toBe('/blogs?show=24')
    expect(calls).toHaveLength(1)
  })

  it('Back and Forward leave the focus where it is', async () => {
    stubApi({ 'POST /get/blogs': list(someCards(15)) })
    const { router } = await renderRoutes(routes, '/blogs')
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    const link = screen.getByRole('link', { name: 'Article 2' })
    link.focus()
    await act(() => router.navigate(1))

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
    expect(link).toHaveFocus()
  })

  it('a failed list is an error view with Retry that asks again [R-404]', async () => {
    let fail = true
    stubApi({ 'POST /get/blogs': () => (fail ? noAnswer : list()) })
    const { store } = await renderRoutes(routes, '/blogs')
    await screen.findByRole('heading', { name: 'This page did not load' })
    expect(store.getState().toasts).toEqual([])
    fail = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeVisible()
  })

  it('tells feed readers about both feeds [R-413]', async () => {
    stubApi({ 'POST /get/blogs': list() })
    await renderRoutes(routes, '/blogs')
    await screen.findByRole('link', { name: 'Article 1' })

    const feeds = [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('href'))
    expect(feeds).toEqual(['/feed.xml', '/feed.json'])
    expect(document.title).toBe('Blog | Brightfill Machinery')
  })
})
