import { aMachineCard, refusal, renderRoutes, type StubbedCall } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { filtersIn, lastFilters, someMachines, stubList } from '../testing/stubList'

const listCalls = (calls: StubbedCall[]) => calls.filter(({ name }) => name === 'POST /get/products')
const lastList = (calls: StubbedCall[]) => listCalls(calls).at(-1) as StubbedCall // every test has loaded the list by then
const results = () => screen.findByRole('region', { name: 'Results' })
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

async function openList(address = '/products') {
  const page = await renderRoutes(routes, address)
  await screen.findByRole('group', { name: 'Categories' })
  return page
}

describe('machine list: filters', () => {
  it('R-300, R-318: offers categories, bottles and beverage with the number of machines each would show', async () => {
    stubList()
    await openList()

    const categories = screen.getByRole('group', { name: 'Categories' })
    expect(within(categories).getAllByRole('checkbox')).toHaveLength(3)
    expect(box(/Fillers/)).toHaveAccessibleName('Fillers (4)')
    expect(screen.getByRole('group', { name: 'Bottles' })).toContainElement(box(/PET/))
    expect(screen.getByRole('group', { name: 'Beverage' })).toContainElement(box(/Milk/))
    expect(box(/Tanks/)).toBeDisabled()
  })

  it('R-318: an option without machines stays usable while it is ticked', async () => {
    stubList()
    await openList('/products?category=3')

    expect(box(/Tanks/)).toBeChecked()
    expect(box(/Tanks/)).toBeEnabled()
  })

  it('R-302, R-304: a tick goes to page 1 and posts page and filters once', async () => {
    const calls = stubList({ pages: 5 })
    const { addressNow } = await openList('/products?page=3')
    await userEvent.click(box(/Cappers/))
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2))

    expect(addressNow()).toBe('/products?category=2')
    expect(lastList(calls).body.page).toBe('1')
    expect(lastFilters(calls)).toMatchObject({ sortBy: 1, search: '', category: { value: [2] } })
  })

  it('R-305: ticks add up in one section and across sections', async () => {
    const calls = stubList()
    const { addressNow } = await openList()
    await userEvent.click(box(/Fillers/))
    await userEvent.click(box(/Cappers/))
    await userEvent.click(box(/PET/))

    await waitFor(() => expect(addressNow()).toBe('/products?category=1&category=2&bottles=5'))
    expect(lastFilters(calls)).toMatchObject({ category: { value: [1, 2] }, bottles: { value: [5] }, beverage: { value: [] } })
  })

  it('R-320: the focus stays on the box that was ticked and the number of machines is announced', async () => {
    stubList()
    await openList()
    await userEvent.click(box(/Cappers/))

    await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'false'))
    expect(box(/Cappers/)).toHaveFocus()
    expect(within(await results()).getByRole('status')).toHaveTextContent('2 machines')
  })

  it('R-303: sort goes to page 1 and reloads', async () => {
    const calls = stubList({ pages: 5 })
    const { addressNow } = await openList('/products?page=2')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest')

    await waitFor(() => expect(addressNow()).toBe('/products?sort=2'))
    expect(lastFilters(calls)).toMatchObject({ sortBy: 2 })
  })

  it('R-019: sorts by Latest or Oldest, Latest first', async () => {
    stubList()
    await openList()

    const sort = screen.getByLabelText('Sort by')
    expect(within(sort).getAllByRole('option')).toHaveLength(2)
    expect(sort).toHaveDisplayValue('Latest')
  })

  it('R-354: a section heading opens and closes its section and sends nothing; the next load carries its flag', async () => {
    const calls = stubList()
    await openList()
    const heading = screen.getByRole('button', { name: 'Beverage' })
    expect(heading).toHaveAttribute('aria-expanded', 'false')
    const before = calls.length
    await userEvent.click(heading)

    expect(heading).toHaveAttribute('aria-expanded', 'true')
    expect(calls).toHaveLength(before)
    await userEvent.click(box(/Fillers/))
    await waitFor(() => expect(lastFilters(calls).beverage?.open).toBe(true))
    await userEvent.click(heading)
  })

  it('R-319: chosen filters are chips that take themselves away, and stay ticked in the panel', async () => {
    stubList()
    const { addressNow } = await openList('/products?category=1&category=2&search=abc')
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }))
    expect(box(/Fillers/)).toBeChecked()
    expect(chips.getByRole('link', { name: 'Remove “abc”' })).toBeVisible()
    await userEvent.click(chips.getByRole('link', { name: 'Remove Fillers' }))

    await waitFor(() => expect(addressNow()).toBe('/products?search=abc&category=2'))
    expect(box(/Fillers/)).not.toBeChecked()
  })

  it('R-309, R-310: Clear All is offered when something is chosen and resets everything with one load', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?beverage=8&search=abc&sort=2')
    await userEvent.click(screen.getByRole('link', { name: 'Clear All' }))
    await waitFor(() => expect(addressNow()).toBe('/products'))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument())
    expect(listCalls(calls)).toHaveLength(2)
    expect(lastFilters(calls)).toMatchObject({ search: '', sortBy: 1, beverage: { value: [] } })
  })

  it('R-320: a chip that is gone leaves the focus at the list and not at the top of the page', async () => {
    stubList()
    await openList('/products?category=2')
    await userEvent.click(screen.getByRole('link', { name: 'Remove Cappers' }))

    await waitFor(async () => expect(await results()).toHaveFocus())
  })

  it('R-309: a search alone is no reason for Clear All', async () => {
    stubList()
    await openList('/products?search=abc')
    expect(screen.queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument()
  })

  it('R-321: of quick changes the last one shows, also when an earlier answer comes later', async () => {
    const answers = new Map<string, () => void>()
    const calls = stubList({
      answers: {
        'POST /get/products': (call) => {
          const chosen = String(filtersIn(call).category?.value)
          const answer = { result: 1, data: [aMachineCard({ name: `Machines ${chosen}` })], current_page: 1, total_pages: 1, total: 1 }
          return chosen === '' ? answer : new Promise((resolve) => answers.set(chosen, () => resolve(answer)))
        },
      },
    })
    await openList()
    await userEvent.click(box(/Fillers/))
    await userEvent.click(box(/Cappers/))
    await waitFor(() => expect(listCalls(calls)).toHaveLength(3))
    answers.get('1,2')?.()
    await screen.findByRole('link', { name: 'Machines 1,2' })
    answers.get('1')?.()
    await new Promise((resolve) => setTimeout(resolve))

    expect(screen.getByRole('link', { name: 'Machines 1,2' })).toBeVisible()
    expect(listCalls(calls)[1]?.signal?.aborted).toBe(true)
  })

  it('R-315: the phone panel is a dialog with the number of filters on its button and of machines on its close button', async () => {
    stubList()
    await openList('/products?category=1&bottles=5')
    await userEvent.click(screen.getByRole('button', { name: 'Filter 2 filters chosen' }))

    const dialog = screen.getByRole('dialog', { name: 'Filters' })
    expect(within(dialog).getByRole('checkbox', { name: /PET/ })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show 2 machines' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('machine list: pages and states', () => {
  it('R-072, R-304: page items are links; the page asked for is the page posted', async () => {
    const calls = stubList({ pages: 9 })
    const { addressNow } = await openList('/products?category=1')
    const pager = within(screen.getByRole('navigation', { name: 'Pages of machines' }))
    expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/products?category=1&page=2')
    await userEvent.click(pager.getByRole('link', { name: 'Page 2' }))

    await waitFor(() => expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'))
    expect(addressNow()).toBe('/products?category=1&page=2')
    expect(lastList(calls).body.page).toBe('2')
  })

  it('R-311: a page change scrolls to 90 px, a filter change and Back do not', async () => {
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

  it('Q-52: a page past the last one becomes the last one', async () => {
    stubList({ pages: 4 })
    const { addressNow } = await openList('/products?page=99')
    await waitFor(() => expect(addressNow()).toBe('/products?page=4'))
  })

  it('R-317: the same address gives the same list again', async () => {
    const calls = stubList({ pages: 5 })
    await openList('/products?search=rotary&sort=2&beverage=8&page=2')

    expect(lastList(calls).body.page).toBe('2')
    expect(lastFilters(calls)).toMatchObject({ search: 'rotary', sortBy: 2, beverage: { value: [8] } })
    expect(screen.getByRole('combobox', { name: 'Search machines' })).toHaveValue('rotary')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest')
    expect(box(/Milk/)).toBeChecked()
  })

  it('R-323: a reload keeps the old list and says it is busy', async () => {
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

  it('R-323, R-324, R-016: before the first answer there are 12 places and ten pages nobody can use', async () => {
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

  it('R-322: when nothing fits it says so, keeps the filters in sight and offers Clear All', async () => {
    stubList({ machines: [], pages: 0 })
    await openList('/products?category=2')

    expect(screen.getByRole('heading', { name: 'No machine fits all of this' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Remove Cappers' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Clear All' })) expect(link).toHaveAttribute('href', '/products')
    expect(screen.queryByRole('navigation', { name: 'Pages of machines' })).not.toBeInTheDocument()
  })

  it('R-322, R-320: when the next list fails the panel, the chips and the focus stay, and another choice tries again', async () => {
    stubList({
      answers: {
        'POST /get/products': (call) => {
          const chosen = filtersIn(call).category?.value ?? []
          return chosen.includes(1) ? refusal(500) : { result: 1, data: someMachines, current_page: 1, total_pages: 1, total: 2 }
        },
      },
    })
    await openList()
    await userEvent.click(box(/Fillers/))

    expect(await screen.findByRole('alert')).toHaveTextContent('The list did not arrive')
    expect(box(/Fillers/)).toBeChecked()
    expect(box(/Fillers/)).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Remove Fillers' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Rotary filler' })).not.toBeInTheDocument()
    await userEvent.click(box(/Fillers/))
    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('R-318, Q-78: a list whose options do not come is shown all the same, with the options that came before', async () => {
    let broken = false
    const calls = stubList()
    await openList()
    broken = true
    stubList({ answers: { 'POST /get/category': () => (broken ? refusal(500) : {}) } })
    await userEvent.click(box(/Cappers/))

    await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'false'))
    expect(box(/Cappers/)).toBeChecked()
    expect(screen.getByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(listCalls(calls)).toHaveLength(1)
  })

  it('R-322: a failed load says so in place; Try again loads again and the choice is kept', async () => {
    let broken = true
    const calls = stubList({
      answers: {
        'POST /get/products': ({ body }) =>
          broken ? refusal(500) : { result: 1, data: someMachines, current_page: Number(body.page), total_pages: 1, total: 2 },
      },
    })
    await renderRoutes(routes, '/products?category=2')
    expect(await screen.findByRole('heading', { name: 'The list did not arrive' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Machines', level: 1 })).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(lastFilters(calls)).toMatchObject({ category: { value: [2] } })
    expect(await results()).toHaveFocus() // the button is gone
  })
})
