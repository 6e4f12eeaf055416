import { aMachineCard } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { box, listCalls, openList, results } from '../testing/openList'
import { filtersIn, lastFilters, stubList } from '../testing/stubList'

describe('machine list: filters', () => {
  it('offers categories, bottles and beverage with the number of machines each would show [R-300, R-318]', async () => {
    stubList()
    await openList()

    const categories = screen.getByRole('group', { name: 'Categories' })
    expect(within(categories).getAllByRole('checkbox')).toHaveLength(3)
    expect(box(/Fillers/)).toHaveAccessibleName('Fillers (4)')
    expect(screen.getByRole('group', { name: 'Bottles' })).toContainElement(box(/PET/))
    expect(screen.getByRole('group', { name: 'Beverage' })).toContainElement(box(/Milk/))
    expect(box(/Tanks/)).toBeDisabled()
  })

  it('finds by manufacturer and condition, also by name, and by output per hour in figures [R-369, R-365]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?manufacturer=pendrake&condition=13&output_to=36%2C000')
    expect(addressNow()).toBe('/products?manufacturer=11&condition=13&output_to=36000')
    expect(box(/Pendrake/)).toBeChecked()
    await userEvent.type(screen.getByLabelText('Output from'), '9,000{Enter}')

    await waitFor(() =>
      expect(addressNow()).toBe('/products?manufacturer=11&condition=13&output_from=9000&output_to=36000'),
    )
    expect(lastFilters(calls)).toMatchObject({
      manufacturer: { open: true, value: [11] },
      condition: { open: true, value: [13] },
      output: [9_000, 36_000],
    })
    expect(screen.getByRole('link', { name: 'Remove 9,000/h to 36,000/h' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filter 3 filters applied' })).toBeInTheDocument()
  })

  it('an option without machines stays usable while it is ticked [R-318]', async () => {
    stubList()
    await openList('/products?category=3')

    expect(box(/Tanks/)).toBeChecked()
    expect(box(/Tanks/)).toBeEnabled()
  })

  it('a tick goes to page 1 and posts page and filters once [R-302, R-304]', async () => {
    const calls = stubList({ pages: 5 })
    const { addressNow } = await openList('/products?page=3')
    await userEvent.click(box(/Cappers/))
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2))

    expect(addressNow()).toBe('/products?category=2')
    expect(listCalls(calls).at(-1)?.body.page).toBe('1')
    expect(lastFilters(calls)).toMatchObject({ sortBy: 1, search: '', category: { value: [2] } })
  })

  it('ticks add up in one section and across sections [R-305]', async () => {
    const calls = stubList()
    const { addressNow } = await openList()
    await userEvent.click(box(/Fillers/))
    await userEvent.click(box(/Cappers/))
    await userEvent.click(box(/PET/))

    await waitFor(() => expect(addressNow()).toBe('/products?category=1&category=2&bottles=5'))
    expect(lastFilters(calls)).toMatchObject({
      category: { value: [1, 2] },
      bottles: { value: [5] },
      beverage: { value: [] },
    })
  })

  it('the focus stays on the box that was ticked and the number of machines is announced [R-320]', async () => {
    stubList()
    await openList()
    stubList({ machines: [aMachineCard()] })
    await userEvent.click(box(/Cappers/))

    await waitFor(async () => expect(within(await results()).getByRole('status')).toHaveTextContent('1 machine'))
    expect(box(/Cappers/)).toHaveFocus()
  })

  it('sorting goes to page 1 and reloads [R-303]', async () => {
    const calls = stubList({ pages: 5 })
    const { addressNow } = await openList('/products?page=2')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest')

    await waitFor(() => expect(addressNow()).toBe('/products?sort=2'))
    expect(lastFilters(calls)).toMatchObject({ sortBy: 2 })
  })

  it('the number of machines is announced after a sort too, which does not change it [R-320]', async () => {
    stubList()
    await openList()
    const status = within(await results()).getByRole('status')
    const said: string[] = []
    const reader = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '')
    })
    reader.observe(status, { childList: true, subtree: true, characterData: true })
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest')

    await waitFor(() => expect(said.join('')).toBe('2 machines'))
    reader.disconnect()
  })

  it('sorts by Latest or Oldest, Latest first [R-019]', async () => {
    stubList()
    await openList()

    const sort = screen.getByLabelText('Sort by')
    expect(within(sort).getAllByRole('option')).toHaveLength(2)
    expect(sort).toHaveDisplayValue('Latest')
  })

  it('a section heading opens and closes its section and sends nothing; the next load carries its flag [R-354]', async () => {
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

  it('a section opens when the address chooses something in it, and can still be closed [R-317, R-354]', async () => {
    stubList()
    const { router } = await openList('/products?beverage=8')
    const heading = () => screen.getByRole('button', { name: 'Beverage' })
    expect(heading()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(heading())
    expect(heading()).toHaveAttribute('aria-expanded', 'false')

    await act(() => router.navigate('/products'))
    expect(heading()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(heading())
    expect(heading()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(heading())
  })

  it('chosen filters are chips that remove themselves, and stay ticked in the panel [R-319]', async () => {
    stubList()
    const { addressNow } = await openList('/products?category=1&category=2&search=abc')
    const chips = within(screen.getByRole('list', { name: 'Applied filters' }))
    expect(box(/Fillers/)).toBeChecked()
    expect(chips.getByRole('link', { name: 'Remove “abc”' })).toBeVisible()
    await userEvent.click(chips.getByRole('link', { name: 'Remove Fillers' }))

    await waitFor(() => expect(addressNow()).toBe('/products?search=abc&category=2'))
    expect(box(/Fillers/)).not.toBeChecked()
  })

  it('Clear All is offered when something is chosen and resets everything with one load [R-309, R-310]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?beverage=8&search=abc&sort=2')
    await userEvent.click(screen.getByRole('link', { name: 'Clear All' }))
    await waitFor(() => expect(addressNow()).toBe('/products'))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument())
    expect(listCalls(calls)).toHaveLength(2)
    expect(lastFilters(calls)).toMatchObject({ search: '', sortBy: 1, beverage: { value: [] } })
  })

  it('a removed chip leaves the focus at the list and not at the top of the page [R-320]', async () => {
    stubList()
    await openList('/products?category=2')
    await userEvent.click(screen.getByRole('link', { name: 'Remove Cappers' }))

    await waitFor(async () => expect(await results()).toHaveFocus())
  })

  it('a search alone does not offer Clear All [R-309]', async () => {
    stubList()
    await openList('/products?search=abc')
    expect(screen.queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument()
  })

  it('after quick changes the last one shows, also when an earlier answer arrives later [R-321]', async () => {
    const answers = new Map<string, () => void>()
    const calls = stubList({
      answers: {
        'POST /get/products': (call) => {
          const chosen = String(filtersIn(call).category?.value)
          const answer = {
            result: 1,
            data: [aMachineCard({ name: `Machines ${chosen}` })],
            current_page: 1,
            total_pages: 1,
            total: 1,
          }
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

  it('a double click on a filter leads back to the first list, even when its own answer arrives later [R-321]', async () => {
    let answerLate = () => {}
    stubList({
      answers: {
        'POST /get/products': (call) => {
          const chosen = filtersIn(call).category?.value?.length
          const data = [aMachineCard({ name: chosen ? 'Chosen machine' : 'Any machine' })]
          const answer = { result: 1, data, current_page: 1, total_pages: 1, total: 1 }
          return chosen ? new Promise((resolve) => (answerLate = () => resolve(answer))) : answer
        },
      },
    })
    const { addressNow } = await openList()
    await userEvent.dblClick(box(/Fillers/))
    answerLate()
    await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'false'))

    expect(screen.getByRole('link', { name: 'Any machine' })).toBeVisible()
    expect(box(/Fillers/)).not.toBeChecked()
    expect(addressNow()).toBe('/products')
  })

  it('Back unticks the box and removes the chip, also on a page the visitor has seen before [R-317, R-319]', async () => {
    stubList({ pages: 2 })
    const { router, addressNow } = await openList()
    await userEvent.click(box(/Fillers/))
    await waitFor(() => expect(addressNow()).toBe('/products?category=1'))
    expect(screen.getByRole('link', { name: 'Remove Fillers' })).toBeVisible()
    await act(() => router.navigate(-1))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove Fillers' })).not.toBeInTheDocument())
    expect(box(/Fillers/)).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/products?page=2')
  })

  it('filters removed by Clear All stay removed when the next box is ticked before its list has arrived [R-310, R-321]', async () => {
    let lists = 0
    const calls = stubList({
      answers: {
        'POST /get/products': () => {
          lists += 1
          return lists > 1 ? new Promise(() => {}) : { result: 1, data: [], current_page: 1, total_pages: 1, total: 0 }
        },
      },
    })
    await openList('/products?bottles=5')
    await userEvent.click(box(/Fillers/))
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear All' })[0] as HTMLElement)
    await waitFor(() => expect(box(/Fillers/)).not.toBeChecked())
    await userEvent.click(box(/Milk/))

    await waitFor(() => expect(listCalls(calls)).toHaveLength(4))
    expect(lastFilters(calls)).toMatchObject({
      category: { value: [] },
      bottles: { value: [] },
      beverage: { value: [8] },
    })
  })

  it('the phone panel is a dialog with the number of filters on its button and of machines on its close button [R-315]', async () => {
    stubList()
    window.matchMedia = jest.fn().mockReturnValue(new EventTarget()) // jsdom has no widths
    await openList('/products?category=1&bottles=5')
    await userEvent.click(screen.getByRole('button', { name: 'Filter 2 filters applied' }))

    const dialog = screen.getByRole('dialog', { name: 'Filters' })
    expect(within(dialog).getByRole('checkbox', { name: /PET/ })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show 2 machines' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
