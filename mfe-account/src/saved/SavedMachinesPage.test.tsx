import { signedIn } from '@brightfill/shared/store'
import { aMachineCard, aUser, refusal, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const session = signedInAs()
const noSearches = { 'GET /user/searches': { data: [] } }

describe('saved machines', () => {
  it('shows the wishlist three in a row through the grid of the catalogue [R-352]', async () => {
    stubApi({
      ...noSearches,
      'POST /user/get/wishlist': { data: [aMachineCard({ name: 'A' }), aMachineCard({ id: 2, name: 'B' })] },
    })
    await renderRoutes(routes, '/user/saved', {
      session,
      lent: {
        'catalogue/MachineGrid': ({ machines, columns }) => <p>{`${columns}: ${machines.map(({ name }) => name)}`}</p>,
      },
    })
    expect(await screen.findByText('3: A,B')).toBeVisible()
  })

  it('loads the list again after a machine was removed [R-330]', async () => {
    let saved = [aMachineCard({ name: 'A' })]
    stubApi({ ...noSearches, 'POST /user/get/wishlist': () => ({ data: saved }) })
    await renderRoutes(routes, '/user/saved', {
      session,
      lent: {
        'catalogue/MachineGrid': ({ onWishlistChanged }) => (
          <button type="button" onClick={() => onWishlistChanged?.(1, false)}>
            Remove
          </button>
        ),
      },
    })
    const remove = await screen.findByRole('button', { name: 'Remove' })
    saved = []
    await userEvent.click(remove)

    expect(await screen.findByRole('heading', { name: 'No saved machines yet' })).toBeVisible()
  })

  it('a machine removed by the keyboard leaves the focus with the list, which says how many are left [R-701, R-707]', async () => {
    let saved = [aMachineCard({ name: 'A' }), aMachineCard({ id: 2, name: 'B' })]
    stubApi({ ...noSearches, 'POST /user/get/wishlist': () => ({ data: saved }) })
    await renderRoutes(routes, '/user/saved', {
      session,
      lent: {
        'catalogue/MachineGrid': ({ machines, onWishlistChanged }) =>
          machines.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => onWishlistChanged?.(id, false)}>
              {name}
            </button>
          )),
      },
    })
    const list = await screen.findByRole('region', { name: 'Saved Machines' })
    const heart = await screen.findByRole('button', { name: 'A' })
    heart.focus()
    saved = saved.slice(1)
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 saved machine'))
    expect(list).toHaveFocus()
  })

  it('an empty list says so and leads to the machines [R-353]', async () => {
    stubApi({ ...noSearches, 'POST /user/get/wishlist': { data: [] } })
    await renderRoutes(routes, '/user/saved', { session })
    expect(await screen.findByRole('heading', { name: 'No saved machines yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See machines' })).toHaveAttribute('href', '/products')
  })

  it('the page stays when the catalogue cannot lend its grid [R-132]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // React reports the failure
    stubApi({ ...noSearches, 'POST /user/get/wishlist': { data: [aMachineCard()] } })
    await renderRoutes(routes, '/user/saved', { session })
    expect(await screen.findByRole('heading', { name: 'This part of the page did not load' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible())
  })

  it('saved searches lead to their lists, and are renamed, stopped and removed with an announcement [R-370, R-701]', async () => {
    const search = {
      id: 7,
      name: 'Kefir',
      address: '/products?search=kefir',
      frequency: 'daily',
      created_at: '2026-11-23T08:00:00.000Z',
    }
    let searches = [search]
    const calls = stubApi({
      'POST /user/get/wishlist': { data: [] },
      'GET /user/searches': () => ({ data: searches }),
      'POST /user/searches/:id': { data: search },
      'POST /user/searches/:id/remove': () => {
        searches = []
        return {}
      },
    })
    await renderRoutes(routes, '/user/saved', { session })
    expect(await screen.findByRole('link', { name: 'Open Kefir' })).toHaveAttribute('href', search.address)
    await userEvent.type(screen.getByLabelText('Name'), ' fillers')
    await userEvent.selectOptions(screen.getByLabelText('E-mails about new matches'), 'Weekly')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(screen.getByRole('button', { name: 'Stop e-mails' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Kefir' })).not.toBeInTheDocument())
    expect(screen.getByText('Kefir has been removed.')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('heading', { name: 'Saved Searches' })).toHaveFocus()
    expect(calls.filter(({ name }) => name.startsWith('POST /user/searches'))).toMatchObject([
      { body: { name: 'Kefir fillers', frequency: 'weekly' } },
      { body: { frequency: 'never' } },
      { name: 'POST /user/searches/7/remove' },
    ])
  })

  it('renaming a search does not restart e-mails that were stopped meanwhile, and shows that they are [R-370]', async () => {
    const search = {
      id: 7,
      name: 'Kefir',
      address: '/products',
      frequency: 'daily',
      created_at: '2026-11-23T08:00:00Z',
    }
    let searches = [search]
    const calls = stubApi({
      'POST /user/get/wishlist': { data: [] },
      'GET /user/searches': () => ({ data: searches }),
      'POST /user/searches/:id': ({ body }) => {
        searches = [{ ...search, frequency: 'never', ...body }]
        return { data: searches[0] }
      },
      'POST /user/searches/:id/remove': () => {
        searches = []
        return refusal(404)
      },
    })
    await renderRoutes(routes, '/user/saved', { session })
    await userEvent.type(await screen.findByLabelText('Name'), ' fillers')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText('E-mails about new matches')).toHaveDisplayValue('None'))
    expect(calls.find(({ name }) => name === 'POST /user/searches/7')?.body).toEqual({ name: 'Kefir fillers' })

    await userEvent.click(screen.getByRole('button', { name: 'Remove' })) // another tab has removed it
    expect(await screen.findByText('Kefir fillers has been removed.')).toBeVisible()
  })

  it('stopping the e-mails of a search leaves the focus with it [R-370, R-701]', async () => {
    const search = {
      id: 7,
      name: 'Kefir',
      address: '/products',
      frequency: 'daily',
      created_at: '2026-11-23T08:00:00Z',
    }
    let searches = [search]
    stubApi({
      'POST /user/get/wishlist': { data: [] },
      'GET /user/searches': () => ({ data: searches }),
      'POST /user/searches/:id': () => {
        searches = [{ ...search, frequency: 'never' }]
        return { data: searches[0] }
      },
    })
    await renderRoutes(routes, '/user/saved', { session })
    await userEvent.click(await screen.findByRole('button', { name: 'Stop e-mails' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop e-mails' })).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Open Kefir' })).toHaveFocus()
    expect(screen.getByText(/^Stopped\./)).toBeVisible()
  })

  it('shows the settings of the account that another tab has switched to [R-158, R-371]', async () => {
    let mails = 1
    stubApi({
      ...noSearches,
      'POST /user/get/wishlist': { data: [aMachineCard()] },
      'GET /user/saved-machine-mails': () => ({ mails }),
      'POST /user/saved-machine-mails': { mails: 0 },
    })
    const lent = { 'catalogue/MachineGrid': () => null }
    const { store, router } = await renderRoutes(routes, '/user/saved', { session, lent })
    const box = () => screen.getByRole('checkbox', { name: /^E-mail me when/ })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^E-mail me when/ }))
    expect(await screen.findByText('Saved')).toBeVisible()

    act(() => signedIn(store, aUser({ id: 8 })))
    await act(() => router.revalidate())
    expect(box()).toBeChecked()
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    mails = 0
    act(() => signedIn(store, aUser({ id: 9 })))
    await act(() => router.revalidate())
    await waitFor(() => expect(box()).not.toBeChecked())
  })

  it('e-mails about changes to saved machines are turned off and on, and a failure says so [R-371]', async () => {
    let answer: object = { mails: 0 }
    const calls = stubApi({
      ...noSearches,
      'POST /user/get/wishlist': { data: [aMachineCard()] },
      'GET /user/saved-machine-mails': { mails: 1 },
      'POST /user/saved-machine-mails': () => answer,
    })
    await renderRoutes(routes, '/user/saved', { session, lent: { 'catalogue/MachineGrid': () => null } })
    const box = await screen.findByRole('checkbox', { name: /^E-mail me when the price or availability/ })
    expect(box).toBeChecked()
    await userEvent.click(box)
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(box).not.toBeChecked()
    expect(calls.at(-1)).toMatchObject({ name: 'POST /user/saved-machine-mails', body: { mails: '0' } })

    answer = refusal(500)
    await userEvent.click(box)
    expect(await screen.findByText('We could not save this change. Try again.')).toBeVisible()
    expect(box).not.toBeChecked()
  })

  it('says that e-mails wait until the address is confirmed [R-370, R-371]', async () => {
    const search = {
      id: 7,
      name: 'Kefir',
      address: '/products',
      frequency: 'never',
      created_at: '2026-11-23T08:00:00Z',
    }
    stubApi({
      'POST /user/get/wishlist': { data: [aMachineCard()] },
      'GET /user/searches': { data: [search] },
      'GET /user/saved-machine-mails': { mails: 0 },
      'POST /user/saved-machine-mails': { mails: 1, confirmed: 0 },
      'POST /user/searches/:id': { data: search, confirmed: 0 },
    })
    await renderRoutes(routes, '/user/saved', { session, lent: { 'catalogue/MachineGrid': () => null } })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^E-mail me when/ }))
    const said = 'Saved. Confirm your e-mail address to get these e-mails.'
    expect(await screen.findAllByText(said)).toHaveLength(1)
    await userEvent.selectOptions(screen.getByLabelText('E-mails about new matches'), 'Daily')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2))
  })

  it('machines show when the saved searches do not load [R-503]', async () => {
    stubApi({ 'POST /user/get/wishlist': { data: [] }, 'GET /user/searches': refusal(500) })
    await renderRoutes(routes, '/user/saved', { session })
    expect(await screen.findByText('We could not load your saved searches.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No saved machines yet' })).toBeVisible()
  })
})
