import { createSiteStore } from '@brightfill/shared/store'
import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { siteLender } from '../federation/siteLender'
import { startLate } from './startLate'

const shell = { release: 's1', base: '/', files: { entry: 'e.js', integrity: {}, chunks: {} } }
const composition: Composition = { id: 'c', shell, remotes: [] }
const layer = () => document.querySelector('[data-boundaries]')

/** jsdom has no layout, so nothing ever changes its size. */
class NoResizes {
  observe() {}
}

beforeEach(() => {
  // A frame after the window is torn down would fail the run, and the teardown itself triggers one last draw.
  const requestAnimationFrame = (draw: FrameRequestCallback) => (globalThis.document ? (draw(0) ?? 0) : 0)
  Object.assign(globalThis, { ResizeObserver: NoResizes, requestAnimationFrame })
  performance.getEntriesByType = () => []
  window.history.replaceState(null, '', '/?boundaries')
})
const start = (given: Composition) =>
  startLate({
    composition: given,
    routes: [],
    lender: siteLender(given, false),
    router: createMemoryRouter([{ id: 'home', path: '/', element: null }]),
    store: createSiteStore({ pages: [], options: {} }),
  })

describe('?boundaries', () => {
  it('shows nothing to visitors', async () => {
    start(composition)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(layer()).toBeNull()
  })

  it('outlines the parts of each remote in development', async () => {
    start({ ...composition, development: true })
    await waitFor(() => expect(layer()).toBeInTheDocument())
  })
})
