import { refusal, renderRoutes } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { lastFilters, stubList } from '../testing/stubList'

const suggestions = [
  { name: 'Rotary filler', slug: 'rotary' },
  { name: 'Rotary labeller', slug: 'labeller' },
]
const field = () => screen.getByRole('combobox', { name: 'Search machines' })

async function openList(suggest: unknown, address = '/products') {
  const calls = stubList({ answers: { 'POST /get/products-search': suggest as object } })
  const page = await renderRoutes(routes, address)
  await screen.findByRole('group', { name: 'Categories' })
  return { ...page, calls }
}

describe('machine list: search', () => {
  it('typing posts the name and shows what the answer names [R-313]', async () => {
    const { calls } = await openList({ result: 1, blogs: suggestions })
    await userEvent.type(field(), 'ro')

    expect(await screen.findByRole('option', { name: 'Rotary labeller' })).toBeVisible()
    const asked = calls.filter(({ name }) => name === 'POST /get/products-search')
    expect(asked.map(({ body }) => body.name)).toEqual(['r', 'ro'])
    expect(screen.getByText('2 suggestions')).toBeInTheDocument()
  })

  it('machines with the same name are one suggestion [R-313]', async () => {
    await openList({ result: 1, products: [...suggestions, { name: 'Rotary filler', slug: 'rotary-2' }] })
    await userEvent.type(field(), 'r')

    await screen.findByText('2 suggestions')
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2)
  })

  it('Enter searches from page 1 [R-303, Q-63]', async () => {
    const { addressNow, calls } = await openList({ result: 1, products: [] }, '/products?sort=2&page=1')
    await userEvent.type(field(), ' rotary {Enter}')

    await waitFor(() => expect(addressNow()).toBe('/products?search=rotary&sort=2'))
    expect(lastFilters(calls).search).toBe('rotary')
    expect(field()).toHaveFocus()
  })

  it('removing the chip of a search clears the field [R-319]', async () => {
    const { addressNow } = await openList({ result: 1, products: [] })
    await userEvent.type(field(), 'rotary{Enter}')
    await userEvent.click(await screen.findByRole('link', { name: 'Remove “rotary”' }))

    await waitFor(() => expect(addressNow()).toBe('/products'))
    expect(field()).toHaveValue('')
  })

  it('choosing a suggestion searches for it [Q-63]', async () => {
    const { addressNow } = await openList({ result: 1, products: suggestions })
    await userEvent.type(field(), 'ro')
    await screen.findByRole('option', { name: 'Rotary labeller' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

    await waitFor(() => expect(addressNow()).toBe('/products?search=Rotary+labeller'))
    expect(field()).toHaveValue('Rotary labeller')
  })

  it('an older suggestion never shows after a newer one [R-313]', async () => {
    const answers: Record<string, () => void> = {}
    await openList(
      ({ body }: { body: { name: string } }) =>
        new Promise((resolve) => {
          answers[body.name] = () => resolve({ result: 1, products: [{ name: `For ${body.name}`, slug: body.name }] })
        }),
    )
    await userEvent.type(field(), 'ab')
    await waitFor(() => expect(Object.keys(answers)).toEqual(['a', 'ab']))
    answers.ab?.()
    await screen.findByRole('option', { name: 'For ab' })
    answers.a?.()

    expect(screen.queryByRole('option', { name: 'For a' })).not.toBeInTheDocument()
  })

  it('offers nothing for a text that is no longer in the field [R-313]', async () => {
    await openList({ result: 1, products: suggestions })
    await userEvent.type(field(), 'ro')
    await screen.findByRole('option', { name: 'Rotary labeller' })
    await userEvent.keyboard('{Escape}{Escape}{ArrowDown}')

    expect(field()).toHaveValue('')
    expect(screen.queryByRole('option', { name: 'Rotary labeller' })).not.toBeInTheDocument()
  })

  it('works without suggestions when their call fails [Q-78]', async () => {
    const { addressNow } = await openList(refusal(500))
    await userEvent.type(field(), 'cap{Enter}')
    await waitFor(() => expect(addressNow()).toBe('/products?search=cap'))
  })
})
