import { refusal, renderRoutes } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { box, openList } from '../testing/openList'
import { lastFilters, stubList } from '../testing/stubList'

const texts = {
  fields: {
    Meta: { 'Meta title': 'Filling machines | Brightfill Machinery', 'Meta description': 'Rotary and linear.' },
    sections: [
      { key: 'opening', type: 'intro', fields: { 'Title section': 'Filling machines', 'Text section': 'All tested.' } },
    ],
    by_key: {},
  },
  options: {},
}

async function openCategory(address: string, answers: Parameters<typeof stubList>[0] = {}) {
  const calls = stubList({ ...answers, answers: { 'GET /fields': texts, ...answers.answers } })
  const page = await renderRoutes(routes, address)
  await screen.findByRole('heading', { level: 1 })
  return { calls, ...page }
}

describe('page of a category', () => {
  it('has the title, heading and text of its content, and only the machines of the category [R-364]', async () => {
    const { calls } = await openCategory('/products/c/fillers')

    expect(screen.getByRole('heading', { level: 1, name: 'Filling machines' })).toBeVisible()
    expect(screen.getByText('All tested.')).toBeVisible()
    expect(document.title).toBe('Filling machines | Brightfill Machinery')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/products\/c\/fillers$/),
    )
    expect(calls.find(({ name }) => name === 'GET /fields')?.params.url).toBe('/products/c/fillers')
    expect(lastFilters(calls)).toMatchObject({ category: { value: [1] } })
  })

  it('shows the name of a category without a text [R-364, Q-78]', async () => {
    await openCategory('/products/c/fillers', { answers: { 'GET /fields': refusal(404) } })

    expect(screen.getByRole('heading', { level: 1, name: 'Fillers' })).toBeVisible()
    expect(document.title).toBe('Fillers | Brightfill Machinery')
  })

  it('is narrowed by the other filters at its own address, and cleared to the whole category [R-364]', async () => {
    const { calls, addressNow } = await openCategory('/products/c/fillers')
    expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument()
    await userEvent.click(box(/PET/))

    await waitFor(() => expect(addressNow()).toBe('/products/c/fillers?bottles=5'))
    expect(lastFilters(calls)).toMatchObject({ category: { value: [1] }, bottles: { value: [5] } })
    await userEvent.click(screen.getByRole('link', { name: 'Clear All' }))
    await waitFor(() => expect(addressNow()).toBe('/products/c/fillers'))
  })

  it('leads to the other categories and to all machines [R-364]', async () => {
    await openCategory('/products/c/fillers')
    const others = within(screen.getByRole('navigation', { name: 'Other categories' }))

    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products/c/cappers',
      '/products/c/tanks',
      '/products',
    ])
  })

  it('is found by its name in other spellings, and by no other name [R-364]', async () => {
    const { addressNow } = await openCategory('/products/c/FILLERS?page=1')
    expect(addressNow()).toBe('/products/c/fillers')

    await renderRoutes(routes, '/products/c/fillerz')
    expect(await screen.findByRole('heading', { name: 'We could not find this category' })).toBeVisible()
  })
})

describe('machine list: names in the address', () => {
  it('become ids [R-365]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?category=fillers,Cappers&bottles=pet')

    expect(addressNow()).toBe('/products?category=1&category=2&bottles=5')
    expect(lastFilters(calls)).toMatchObject({ category: { value: [1, 2] }, bottles: { value: [5] } })
  })

  it('are reported as unknown when no option has them, until the visitor chooses something [R-365]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?category=fillerz&bottles=5')

    expect(screen.getByText(/We have no category called “fillerz”/)).toBeVisible()
    expect(lastFilters(calls)).toMatchObject({ category: { value: [] }, bottles: { value: [5] } })
    await userEvent.click(box(/Cappers/))
    await waitFor(() => expect(addressNow()).toBe('/products?category=2&bottles=5'))
    expect(screen.queryByText(/fillerz/)).not.toBeInTheDocument()
  })
})
