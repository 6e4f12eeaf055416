import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider, type SiteStore, signedIn } from '@brightfill/shared/store'
import { aMachineCard, aUser, siteRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { MachineGrid } from './MachineGrid'
import { lookAs } from './wishlist'

const siteStore = () => createSiteStore({ pages: [], options: {} })
const aMachine = (id: number, model: string) => aMachineCard({ id, model, slug: model })

/** Draws machines as the server does, and makes them interactive. @returns takes them away */
async function hydrate(store: SiteStore, machines: ReturnType<typeof aMachine>[]) {
  const page = (
    <SiteProvider store={store}>
      <MemoryRouter>
        <MachineGrid machines={machines} columns={3} />
      </MemoryRouter>
    </SiteProvider>
  )
  const frame = document.body.appendChild(document.createElement('div'))
  frame.innerHTML = renderToString(
    <SiteProvider store={siteStore()}>
      <MemoryRouter>
        <MachineGrid machines={machines} columns={3} />
      </MemoryRouter>
    </SiteProvider>,
  )
  const root = await act(async () => hydrateRoot(frame, page))
  return () => {
    act(() => root.unmount())
    frame.remove()
  }
}

const heart = (model: string) => screen.getByRole('button', { name: `Save Rotary bottle filler, ${model}` })

describe('hearts of a page from the server', () => {
  beforeAll(() => registerRouteNames(siteRoutes()))
  afterEach(() => lookAs(undefined))

  it('ask once what the signed-in user has saved, because the document was that of a visitor [R-327, Q-67]', async () => {
    const calls = stubApi({ 'POST /user/get/wishlist': { data: [aMachineCard({ id: 2 })] } })
    const store = siteStore()
    const leave = await hydrate(store, [aMachine(1, 'A'), aMachine(2, 'B')])
    expect(calls).toHaveLength(0)
    act(() => signedIn(store, aUser()))

    await waitFor(() => expect(heart('B')).toHaveAttribute('aria-pressed', 'true'))
    expect(heart('A')).toHaveAttribute('aria-pressed', 'false')
    expect(calls).toHaveLength(1)
    leave()
  })

  it('that become interactive after others know what those have asked [R-327, Q-67]', async () => {
    const calls = stubApi({ 'POST /user/get/wishlist': { data: [aMachineCard({ id: 2 })] } })
    const store = siteStore()
    const leaveFirst = await hydrate(store, [aMachine(1, 'A')])
    act(() => signedIn(store, aUser()))
    await waitFor(() => expect(calls).toHaveLength(1))
    const leaveSecond = await hydrate(store, [aMachine(2, 'B')])

    await waitFor(() => expect(heart('B')).toHaveAttribute('aria-pressed', 'true'))
    expect(calls).toHaveLength(1)
    leaveFirst()
    leaveSecond()
  })
})
