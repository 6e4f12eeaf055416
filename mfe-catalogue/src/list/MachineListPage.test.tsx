import { refusal, renderRoutes } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { box, listCalls, openList, results } from '../testing/openList'
import { filtersIn, lastFilters, someMachines, stubList } from '../testing/stubList'

describe('machine list: pages and states', () => {
  it('page items are links; the page asked for is the page posted [R-072, R-304]', async () => {
    const calls = stubList({ pages: 9 })
    const { addressNow } = await openList('/products?category=1')
    const pager = within(screen.getByRole('navigation', { name: 'Pages of machines' }))
    expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/products?category=1&page=2')
    await userEvent.click(pager.getByRole('link', { name: 'Page 2' }))

    await waitFor(() => expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'))
    expect(addressNow()).toBe('/products?category=1&page=2')
    expect(listCalls(calls).at(-1)?.body.page).toBe('2')
  })

  it('a page change scrolls to 90 px, a filter change and Back do not [R-311]', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    stubList({ pages: 9 })
    const { router } = await openList()
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 90 }))
    expect(await results()).toHaveFocus()
    scrollTo.mockClear()

    await act(() => router.navigate(-1))
    await screen.findByText(/page 1 of 9/)
    await act(() => router.navigate(1))
    await screen.findByText(/page 2 of 9/)
    await userEvent.click(box(/Fillers/))
    await screen.findByText(/page 1 of 9/)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('a page past the last one becomes the last one [Q-52]', async () => {
    stubList({ pages: 4 })
    const { addressNow } = await openList('/products?page=99')
    await waitFor(() => expect(addressNow()).toBe('/products?page=4'))
  })

  it('the same address gives the same list again [R-317]', async () => {
    const calls = stubList({ pages: 5 })
    await openList('/products?search=rotary&sort=2&beverage=8&page=2')

    expect(listCalls(calls).at(-1)?.body.page).toBe('2')
    expect(lastFilters(calls)).toMatchObject({ search: 'rotary', sortBy: 2, beverage: { value: [8] } })
    expect(screen.getByRole('combobox', { name: 'Search machines' })).toHaveValue('rotary')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest')
    expect(box(/Milk/)).toBeChecked()
  })

  it('a reload keeps the old list and says it is busy [R-323]', async () => {
    let calls = 0
    stubList({
      answers: {
        'POST /get/products': () => {
          calls += 1
          const answer = { result: 1, data: someMachines, current_page: 1, total_pages: 1, total: 2 }
          return calls === 1 ? answer : new Promise(() => {})
        },
      },
    })
    await openList()
    await userEvent.click(box(/Fillers/))

    await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('link', { name: 'Rotary filler' })).toBeInTheDocument()
    expect(box(/Fillers/)).toBeChecked()
  })

  it('before the first answer there are 12 loading cards and ten disabled pages [R-323, R-324, R-016]', async () => {
    stubList({ answers: { 'POST /get/products': () => new Promise(() => {}) } })
    await renderRoutes(routes, '/products')

    const list = await results()
    expect(list).toHaveAttribute('aria-busy', 'true')
    expect(within(list).getByRole('list').children).toHaveLength(12)
    const pager = within(list).getByRole('navigation', { name: 'Pages of machines' })
    expect(pager).toHaveAttribute('aria-busy', 'true')
    expect(pager).toHaveTextContent('12…10')
    for (const link of within(pager).getAllByRole('link')) expect(link).toHaveAttribute('aria-disabled', 'true')
  })

  it('when no machine matches it says so, keeps the filters visible and offers Clear All [R-322]', async () => {
    stubList({ machines: [], pages: 0 })
    await openList('/products?category=2')

    expect(screen.getByRole('heading', { name: 'No machines match' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Remove Cappers' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Clear All' }))
      expect(link).toHaveAttribute('href', '/products')
    expect(screen.queryByRole('navigation', { name: 'Pages of machines' })).not.toBeInTheDocument()
  })

  it('when the next list fails the panel, the chips and the focus stay, and another choice tries again [R-322, R-320]', async () => {
    stubList({
      answers: {
        'POST /get/products': (call) => {
          const chosen = filtersIn(call).category?.value ?? []
          return chosen.includes(1)
            ? refusal(500)
            : { result: 1, data: someMachines, current_page: 1, total_pages: 1, total: 2 }
        },
      },
    })
    await openList()
    await userEvent.click(box(/Fillers/))

    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the list')
    expect(box(/Fillers/)).toBeChecked()
    expect(box(/Fillers/)).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Remove Fillers' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Rotary filler' })).not.toBeInTheDocument()
    await userEvent.click(box(/Fillers/))
    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('a list without its options is shown with the options loaded before [Q-78]', async () => {
    stubList()
    await openList()
    const calls = stubList({
      machines: someMachines.slice(0, 1),
      answers: { 'POST /get/category': refusal(500) },
    })
    await userEvent.click(box(/Cappers/))

    await waitFor(async () => expect(within(await results()).getByRole('status')).toHaveTextContent('1 machine'))
    expect(box(/Cappers/)).toBeChecked()
    expect(screen.getByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(listCalls(calls)).toHaveLength(1)
  })

  it('a failed load says so in place; Try again loads again and the choice is kept [R-322]', async () => {
    let broken = true
    const calls = stubList({
      answers: {
        'POST /get/products': ({ body }) =>
          broken
            ? refusal(500)
            : { result: 1, data: someMachines, current_page: Number(body.page), total_pages: 1, total: 2 },
      },
    })
    await renderRoutes(routes, '/products?category=2')
    expect(await screen.findByRole('heading', { name: 'We could not load the list' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Machines', level: 1 })).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(lastFilters(calls)).toMatchObject({ category: { value: [2] } })
    expect(await results()).toHaveFocus() // the button is gone
  })
})
