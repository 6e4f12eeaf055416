import { aMachine, aMachineCard, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { noSets } from '../list/loadList'
import { routes } from '../routes'
import { setCompared } from './compared'

const group = (title: string, lines: Record<string, string>) => ({
  title,
  specifications: Object.entries(lines).map(([name, value]) => ({ name, value })),
})

const machines = [
  aMachine({
    id: 1,
    slug: 'rotary',
    model: 'RF 36',
    technical_specifications: [group('Filling', { Valves: '36', Bottle: 'PET' }), group('Power', { Voltage: '400 V' })],
  }),
  aMachine({
    id: 2,
    slug: 'linear',
    model: 'LF 8',
    selling_state: 'sold',
    technical_specifications: [group('Filling', { Bottle: 'PET', Valves: '8' }), group('Power', { Voltage: '400 V' })],
  }),
]

const answers = {
  'POST /get/product-post': ({ body }: { body: Record<string, unknown> }) => {
    const asked = body.slug === 'former-rotary' ? 'rotary' : body.slug
    const machine = machines.find(({ slug }) => slug === asked)
    return machine ? { result: 1, blog: machine, product: machine, data: machine } : refusal(404)
  },
  'POST /get/our-products': { result: 1, data: [] },
}

const lineOf = (label: string) => screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement

afterEach(() => setCompared([]))

describe('comparison of machines', () => {
  it('shows the machines of its address side by side, line by line [R-362]', async () => {
    stubApi(answers)
    await renderRoutes(routes, '/compare?machine=rotary&machine=linear')
    expect(await screen.findAllByRole('columnheader', { name: /RF 36|LF 8/ })).toHaveLength(2)
    expect(within(lineOf('Valves')).getAllByRole('cell')).toHaveLength(2)
    expect(lineOf('Valves')).toHaveTextContent('Valves368')
    expect(screen.getByText('Sold')).toBeVisible()
    expect(lineOf('Condition & Availability')).toHaveTextContent(/Rebuilt, in stockRebuilt$/)
    // what the switch hides
    expect(lineOf('Bottle')).toHaveAttribute('data-same')
    expect(lineOf('Valves')).not.toHaveAttribute('data-same')
    expect(lineOf('Voltage').closest('tbody')).toHaveAttribute('data-same')
  })

  it('says that a machine is gone and shows the others, no more than four, each once [R-362]', async () => {
    const calls = stubApi(answers)
    const slugs = ['rotary', 'rotary', 'gone', 'linear', 'b', 'c']
    await renderRoutes(routes, `/compare?${slugs.map((slug) => `machine=${slug}`).join('&')}`)
    expect(await screen.findByText('2 machines are no longer in the catalogue.')).toBeVisible()
    expect(calls.map(({ body }) => body.slug)).toEqual(['rotary', 'gone', 'linear', 'b'])
  })

  it('machines that are gone or renamed do not take up a place of the four [R-362]', async () => {
    stubApi(answers)
    setCompared(['gone', 'former-rotary', 'gone-too', 'linear'])
    await renderRoutes(routes, '/compare')
    expect(await screen.findByText('2 machines are no longer in the catalogue.')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('catalogue.compare.1')).toBe('["rotary","linear"]'))
    expect(screen.getByText('2 machines are no longer in the catalogue.')).toBeVisible()
  })

  it('a machine under its former and its present address has one column and one place [R-362]', async () => {
    stubApi(answers)
    setCompared(['former-rotary', 'rotary'])
    await renderRoutes(routes, '/compare?machine=former-rotary&machine=rotary')
    expect(await screen.findAllByRole('columnheader', { name: /RF 36/ })).toHaveLength(1)
    await waitFor(() => expect(localStorage.getItem('catalogue.compare.1')).toBe('["rotary"]'))
  })

  it('without machines in the address it shows those of this browser [R-362]', async () => {
    stubApi(answers)
    setCompared(['linear'])
    const { addressNow } = await renderRoutes(routes, '/compare')
    expect(await screen.findByRole('columnheader', { name: /LF 8/ })).toBeVisible()
    expect(addressNow()).toBe('/compare?machine=linear')
  })

  it('removes a machine from the address and the browser, and keeps the focus on the page [R-362, R-701]', async () => {
    stubApi(answers)
    setCompared(['rotary', 'linear'])
    const { addressNow } = await renderRoutes(routes, '/compare?machine=rotary&machine=linear')
    await userEvent.click(await screen.findByRole('link', { name: 'Remove Rotary bottle filler, RF 36' }))
    await screen.findByRole('link', { name: 'Add a machine' })
    expect(addressNow()).toBe('/compare?machine=linear')
    expect(localStorage.getItem('catalogue.compare.1')).toBe('["linear"]')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('that was shared gets one more machine by "Add a machine", beside own machines [R-362]', async () => {
    stubApi({
      ...answers,
      'POST /get/products': { result: 1, data: [], current_page: 1, total_pages: 0, total: 0 },
      'POST /get/category': { result: 1, ...noSets },
    })
    setCompared(['own-a', 'linear', 'own-b', 'own-c'])
    await renderRoutes(routes, '/compare?machine=rotary&machine=linear')
    await userEvent.click(await screen.findByRole('link', { name: 'Add a machine' }))
    expect(await screen.findByRole('link', { name: 'Compare 3 machines' })).toHaveAttribute(
      'href',
      '/compare?machine=rotary&machine=linear&machine=own-a',
    )
  })

  it('says that nothing differs only when nothing does [R-362, R-707]', async () => {
    const twin = { ...machines[0], id: 3, slug: 'twin' }
    stubApi({
      ...answers,
      'POST /get/product-post': (call) =>
        call.body.slug === 'twin'
          ? { result: 1, blog: twin, product: twin, data: twin }
          : answers['POST /get/product-post'](call),
    })
    const { router } = await renderRoutes(routes, '/compare?machine=rotary&machine=twin')
    expect(await screen.findByText('These machines have the same specifications.')).toBeInTheDocument()
    await act(() => router.navigate('/compare?machine=rotary&machine=linear'))
    expect(screen.queryByText('These machines have the same specifications.')).not.toBeInTheDocument()
    await act(() => router.navigate('/compare?machine=rotary'))
    expect(screen.queryByText('These machines have the same specifications.')).not.toBeInTheDocument()
  })

  it('is chosen on cards, up to four, and kept in the browser [R-362]', async () => {
    const cards = [1, 2, 3, 4, 5].map((id) => aMachineCard({ id, slug: `m-${id}`, model: `M${id}` }))
    stubApi({
      'POST /get/products': { result: 1, data: cards, current_page: 1, total_pages: 1, total: 5 },
      'POST /get/category': { result: 1, ...noSets },
      'POST /get/our-products': { result: 1, data: [] },
    })
    await renderRoutes(routes, '/products')
    const boxes = await screen.findAllByRole('checkbox', { name: /^Compare/ })
    for (const box of boxes.slice(0, 4)) await userEvent.click(box)
    expect(screen.getAllByRole('link', { name: 'Compare 4 machines' })[0]).toHaveAttribute(
      'href',
      '/compare?machine=m-1&machine=m-2&machine=m-3&machine=m-4',
    )
    await userEvent.click(boxes[4] as HTMLElement)
    expect(boxes[4]).not.toBeChecked()
    expect(screen.getByText('You can compare up to 4')).toBeVisible()
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(boxes[4] as HTMLElement)
    expect(localStorage.getItem('catalogue.compare.1')).toBe('["m-2","m-3","m-4","m-5"]')
  })
})
