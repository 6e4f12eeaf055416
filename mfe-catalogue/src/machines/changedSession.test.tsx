import { registerRouteNames } from '@brightfill/shared/router'
import { rememberToken, storedToken } from '@brightfill/shared/session'
import { createSiteStore, SiteProvider, signedIn, signedOut } from '@brightfill/shared/store'
import { aMachineCard, aUser, keepTokenInMemory, refusal, siteRoutes, stubApi } from '@brightfill/shared/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { MachineGrid } from './MachineGrid'
import { lookAs } from './wishlist'

function renderGrid({ machines = [aMachineCard()] } = {}, user = aUser()) {
  const store = createSiteStore({ pages: [], options: {} })
  signedIn(store, user)
  render(
    <SiteProvider store={store}>
      <MemoryRouter>
        <MachineGrid machines={machines} columns={3} />
      </MemoryRouter>
    </SiteProvider>,
  )
  return store
}
const heart = (name = 'Save Rotary bottle filler, BF-RF 36/12') => screen.getByRole('button', { name })

beforeAll(() => registerRouteNames(siteRoutes()))
afterEach(() => lookAs(undefined))

describe('heart of a session that has ended', () => {
  it('offers the sign-in, with the focus, instead of failing at each click [R-359, R-701, Q-24]', async () => {
    keepTokenInMemory('T')
    stubApi({ 'POST /post/checked-wishlist': refusal(401) })
    const store = renderGrid()
    await userEvent.click(heart())

    expect(await screen.findByRole('link', { name: 'Sign in to save Rotary bottle filler' })).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(store.getState().session.status).toBe('visitor')
    expect(storedToken()).toBeUndefined()
  })

  it('stays with a user who has signed in meanwhile in another tab [R-158]', async () => {
    keepTokenInMemory('old')
    const answers = {
      'POST /post/checked-wishlist': () => {
        rememberToken('new')
        return refusal(401)
      },
    }
    stubApi(answers)
    renderGrid()
    await userEvent.click(heart())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(storedToken()).toBe('new')
  })
})

describe('hearts of two users in one tab', () => {
  it('show nothing of the first to a visitor or to the second, and load a new list [R-327, Q-67]', async () => {
    const calls = stubApi({ 'POST /user/get/wishlist': { data: [aMachineCard({ id: 2 })] } })
    const machines = [
      aMachineCard({ in_wishlist: 1 }),
      aMachineCard({ id: 2, name: 'Capper', slug: 'c', in_wishlist: 0 }),
    ]
    const store = renderGrid({ machines })
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    act(() => signedOut(store))
    expect(heart()).toHaveAttribute('aria-pressed', 'false')

    act(() => signedIn(store, aUser({ id: 2 })))
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(heart('Save Capper, BF-RF 36/12')).toHaveAttribute('aria-pressed', 'true'))
    expect(calls).toHaveLength(1)
  })

  it('the next user sees their own, also when no heart was on screen in between [R-327, Q-67]', async () => {
    stubApi({ 'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 } })
    renderGrid()
    await userEvent.click(heart())
    cleanup()
    renderGrid({}, aUser({ id: 2 }))

    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(heart()).toBeEnabled()
  })

  it('an answer that comes after another user has signed in changes nothing for them [R-329]', async () => {
    let refuse = () => {}
    stubApi({ 'POST /post/checked-wishlist': () => new Promise((resolve) => (refuse = () => resolve(refusal(500)))) })
    renderGrid({ machines: [aMachineCard({ in_wishlist: 1 })] })
    await userEvent.click(heart())
    cleanup()
    renderGrid({}, aUser({ id: 2 }))
    await act(async () => refuse())

    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })
})
