import { renderRoutes } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { settings } from '../settings'
import { lastFilters, stubList } from '../testing/stubList'

async function openList(address = '/products') {
  const page = await renderRoutes(routes, address)
  await screen.findByRole('group', { name: 'Categories' })
  return page
}
const minimum = () => screen.getByRole('slider', { name: 'Minimum price' })
const maximum = () => screen.getByRole('slider', { name: 'Maximum price' })

describe('machine list: price', () => {
  it('has no price control without price bounds [R-306]', async () => {
    stubList({ sets: { price: undefined } })
    await openList()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Price from, in pounds')).not.toBeInTheDocument()
  })

  it('has two named thumbs with bounds in steps of ten and their value in words [R-307]', async () => {
    stubList()
    await openList('/products?price_to=50000')

    expect(minimum()).toHaveAttribute('min', '1000')
    expect(minimum()).toHaveAttribute('max', '90000')
    expect(minimum()).toHaveAttribute('step', '10')
    expect(minimum()).toHaveValue('1000')
    expect(maximum()).toHaveValue('50000')
    expect(maximum()).toHaveAttribute('aria-valuetext', '£50,000')
  })

  it.each([
    ['{ArrowRight}', 'price_from=1010'],
    ['{ArrowUp}', 'price_from=1010'],
    ['{PageUp}', 'price_from=1100'],
    ['{PageUp}{ArrowLeft}', 'price_from=1090'],
    ['{PageUp}{PageUp}{PageDown}', 'price_from=1100'],
    ['{End}', 'price_from=89990'],
    ['{End}{Home}', ''],
  ])('the keys %s on the lower thumb load the list at once [R-306, R-307]', async (keys, query) => {
    stubList()
    const { addressNow } = await openList()
    minimum().focus()
    await userEvent.keyboard(keys)

    await waitFor(() => expect(addressNow()).toBe(query ? `/products?${query}` : '/products'))
    expect(minimum()).toHaveFocus()
  })

  it('the thumbs stay one step apart [R-020]', async () => {
    stubList()
    const { addressNow } = await openList('/products?price_from=50000&price_to=50020')
    maximum().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')

    await waitFor(() => expect(addressNow()).toBe('/products?price_from=50000&price_to=50010'))
  })

  it('dragging loads page 1 when the thumb is released [R-306]', async () => {
    const calls = stubList({ pages: 5 })
    const { addressNow } = await openList('/products?page=2')
    fireEvent.input(maximum(), { target: { value: '40000' } })
    expect(maximum()).toHaveValue('40000')
    expect(addressNow()).toBe('/products?page=2')
    fireEvent(maximum(), new Event('change', { bubbles: true })) // browsers send it when the pointer is released

    await waitFor(() => expect(addressNow()).toBe('/products?price_to=40000'))
    expect(lastFilters(calls).price).toEqual([null, 40_000])
  })

  it('typed figures do the same as dragging [R-307]', async () => {
    stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Price from, in pounds')
    await userEvent.type(from, '20,000{Enter}')
    await waitFor(() => expect(addressNow()).toBe('/products?price_from=20000'))
    await userEvent.clear(from)
    await userEvent.tab()
    await waitFor(() => expect(addressNow()).toBe('/products'))
  })

  it('a lowest price above the highest one says so, drops nothing, and counts once the other end is changed [R-307, R-768]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?price_to=40000')
    const from = screen.getByLabelText('Price from, in pounds')
    const to = screen.getByLabelText('Price to, in pounds')
    const before = calls.length
    await userEvent.type(from, '60000')
    await userEvent.tab()
    expect(from).toHaveValue('60000')
    expect(from).toBeInvalid()
    expect(from).toHaveAccessibleDescription('This is above the maximum, £40,000. Please change one of them.')
    expect(to).toHaveFocus()
    expect(to).toHaveValue('40,000')
    expect(addressNow()).toBe('/products?price_to=40000')
    expect(calls).toHaveLength(before)

    await userEvent.clear(to)
    await userEvent.type(to, '70000{Enter}')
    await waitFor(() => expect(addressNow()).toBe('/products?price_from=60000&price_to=70000'))
    await waitFor(() => expect(lastFilters(calls).price).toEqual([60_000, 70_000]))
    expect(from).toBeValid()
    expect(from).toHaveValue('60,000')
  })

  it('a last year before the first one says so at its field [R-308, R-768]', async () => {
    stubList()
    const { addressNow } = await openList('/products?year_from=2015')
    const to = screen.getByLabelText('Year to')
    await userEvent.type(to, '2010')
    expect(to).toHaveAccessibleDescription('This is below the minimum, 2015. Please change one of them.')
    expect(addressNow()).toBe('/products?year_from=2015')
    await userEvent.clear(to)
    await userEvent.type(to, '2020')
    await waitFor(() => expect(addressNow()).toBe('/products?year_from=2015&year_to=2020'))
    expect(to).toBeValid()
  })

  it('figures are understood with currency and separators, and in the digits of other scripts [R-307]', async () => {
    stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Price from, in pounds')
    for (const [text, figure] of [
      ['£12,000', 12_000],
      ['13 000', 13_000],
      ['£14,000.00', 14_000],
      ['١٥٠٠٠', 15_000],
    ] as const) {
      await userEvent.clear(from)
      await userEvent.type(from, `${text}{Enter}`)
      await waitFor(() => expect(addressNow()).toBe(`/products?price_from=${figure}`))
    }
    expect(from).toBeValid()
  })

  it.each(['12k', '12.500', '1,50'])(
    '"%s" is refused with an example, and the former bound stays [R-307]',
    async (text) => {
      const calls = stubList()
      const { addressNow } = await openList('/products?price_from=20000')
      const from = screen.getByLabelText('Price from, in pounds')
      const before = calls.length
      await userEvent.clear(from)
      await userEvent.type(from, text)
      await userEvent.tab()

      expect(from).toBeInvalid()
      expect(from).toHaveAccessibleDescription('Enter whole pounds, for example 12,000')
      expect(screen.getByText('Enter whole pounds, for example 12,000')).toHaveAttribute('aria-live', 'polite')
      expect(addressNow()).toBe('/products?price_from=20000')
      expect(calls).toHaveLength(before)
      await userEvent.clear(from)
      expect(from).toBeValid()
      expect(screen.queryByText('Enter whole pounds, for example 12,000')).not.toBeInTheDocument()
    },
  )

  it('a price removed by Clear All is gone from its field and its thumb [R-310]', async () => {
    stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Price from, in pounds')
    await userEvent.type(from, '20000{Enter}')
    await waitFor(() => expect(minimum()).toHaveValue('20000'))
    await userEvent.click(await screen.findByRole('link', { name: 'Clear All' }))
    await waitFor(() => expect(addressNow()).toBe('/products'))
    await userEvent.click(from)
    await userEvent.tab()

    expect(from).toHaveValue('')
    expect(minimum()).toHaveValue('1000')
    expect(addressNow()).toBe('/products')
  })
})

describe('machine list: output', () => {
  it('names the unit of its figures, and what they leave out [R-369]', async () => {
    stubList()
    await openList()
    for (const field of [screen.getByLabelText('Output from'), screen.getByLabelText('Output to')])
      expect(field).toHaveAccessibleDescription(
        'Each machine uses its own unit. Machines without an hourly figure are left out.',
      )
  })
})

describe('machine list: year', () => {
  afterEach(() => {
    settings.yearFilter = true
  })

  it('takes four digits and nothing else, and applies with the fourth [R-308, R-021]', async () => {
    const calls = stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Year from')
    await userEvent.type(from, '2a0-1')
    expect(from).toHaveValue('201')
    expect(addressNow()).toBe('/products')
    await userEvent.type(from, '57')

    await waitFor(() => expect(addressNow()).toBe('/products?year_from=2015'))
    expect(from).toHaveValue('2015')
    expect(from).toHaveFocus()
    expect(lastFilters(calls).year).toEqual([2015, null])
  })

  it('is read in the digits of other scripts, and refused with fewer than four [R-308, R-021]', async () => {
    stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Year from')
    await userEvent.type(from, '۲۰۱۵')
    await waitFor(() => expect(addressNow()).toBe('/products?year_from=2015'))
    await userEvent.type(from, '{Backspace}{Enter}')
    expect(from).toBeInvalid()
    expect(from).toHaveAccessibleDescription('Enter four digits, for example 2015')
    expect(addressNow()).toBe('/products?year_from=2015')
  })

  it('removing the chip of a year clears its field, and leaving the field does not bring it back [R-319]', async () => {
    stubList()
    const { addressNow } = await openList()
    const from = screen.getByLabelText('Year from')
    await userEvent.type(from, '2015')
    await userEvent.click(await screen.findByRole('link', { name: 'Remove From 2015' }))
    await waitFor(() => expect(addressNow()).toBe('/products'))
    expect(from).toHaveValue('')
    await userEvent.click(from)
    await userEvent.tab()

    expect(addressNow()).toBe('/products')
    expect(from).toHaveValue('')
  })

  it('with the setting off there is no year control [R-308]', async () => {
    settings.yearFilter = false
    stubList()
    await openList()
    expect(screen.queryByLabelText('Year from')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Year' })).not.toBeInTheDocument()
  })
})
