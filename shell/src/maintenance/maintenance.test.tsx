import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { noAnswer, refusal, stubApi } from '@brightfill/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { PageState } from '../composition/pageState'
import { OfflineBanner } from '../frame/OfflineBanner'
import { admit } from './admit'
import { askStatusOnce } from './askStatusOnce'
import { fetchStatus } from './fetchStatus'
import * as page from './MaintenancePage'
import { takeRequested } from './requestedAddress'

const open = { maintenance: false, permission: false }
const closed = { maintenance: true, permission: false }
const letIn = { maintenance: true, permission: true }

const composition = { id: 'c' } as PageState['composition'] // the tests do not read it
const hydration = { loaderData: {}, errors: null }
const at = (address: string) => window.history.replaceState(null, '', address)
const here = () => window.location.pathname + window.location.search

beforeEach(() => sessionStorage.clear())
afterEach(() => at('/'))

describe('status of the site', () => {
  it('reads flag and permission only from the answer, as true or as 1 [R-166]', async () => {
    stubApi({ 'GET /status': () => ({ maintenance: 1, permission: 1, role: 'visitor' }) })
    expect(await fetchStatus()).toEqual(letIn)
    stubApi({ 'GET /status': () => ({ maintenance: true, permission: false, role: 'admin' }) })
    expect(await fetchStatus()).toEqual(closed)
  })

  it.each([
    ['5xx', refusal(503)],
    ['no answer', noAnswer],
    ['invalid JSON', () => '<html>'],
    ['an empty answer', () => null],
  ])('counts as open after %s [R-163]', async (_, answer) => {
    stubApi({ 'GET /status': answer })
    expect(await fetchStatus()).toEqual(open)
  })

  it('counts as open when there is no answer after 3 s [R-164]', async () => {
    jest.useFakeTimers()
    try {
      stubApi({ 'GET /status': () => new Promise(() => {}) })
      const answered = jest.fn()
      void fetchStatus().then(answered)
      await jest.advanceTimersByTimeAsync(2_900)
      expect(answered).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(200)
      expect(answered).toHaveBeenCalledWith(open)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('start of the site', () => {
  const served: PageState = { composition, origin: '', maintenance: false, hydration }
  const shut: PageState = { composition, origin: '', maintenance: true, hydration }

  it('tells staff on public pages while visitors are shut out [O-74]', async () => {
    render(<OfflineBanner />)
    for (const status of [letIn, open, closed]) {
      stubApi({ 'GET /status': status })
      await act(() => admit(shut))
      const said = screen.queryByText('The site is closed to visitors: maintenance is on.')
      expect([status, said !== null]).toEqual([status, status === letIn])
    }
  })

  it('does not wait for the status when the server said that the site is open [R-159]', async () => {
    const calls = stubApi({})
    expect(await admit(served)).toBe(served)
    expect(calls).toEqual([])
  })

  it('asks once during maintenance, opens its page and keeps the requested address [R-159, R-160]', async () => {
    const calls = stubApi({ 'GET /status': closed })
    at('/products?page=2')
    expect(await admit(shut)).toBe(shut) // the document already is that page
    expect(here()).toBe('/maintenance')
    expect(calls).toHaveLength(1)
    expect(takeRequested()).toBe('/products?page=2')
  })

  it('opens the requested page for a visitor with permission [R-161]', async () => {
    stubApi({ 'GET /status': letIn })
    at('/products?page=2')
    expect(await admit(shut)).toMatchObject({ hydration: undefined })
    expect(here()).toBe('/products?page=2')
  })

  it('stays on the maintenance page [R-162]', async () => {
    const calls = stubApi({})
    at('/maintenance/')
    expect(await admit(shut)).toBe(shut)
    await askStatusOnce({ state: { location: { pathname: '/maintenance', search: '' } }, navigate: jest.fn() })
    expect(calls).toEqual([])
  })

  it('opens the requested page when the status call fails [R-163]', async () => {
    stubApi({ 'GET /status': refusal(500) })
    at('/blogs')
    expect(await admit(shut)).toMatchObject({ hydration: undefined })
    expect(here()).toBe('/blogs')
  })

  it('asks before it shows a page that the server did not render [R-159, R-160]', async () => {
    stubApi({ 'GET /status': closed })
    at('/blogs')
    expect((await admit({ composition, origin: '' })).hydration).toBeUndefined()
    expect(here()).toBe('/maintenance')
  })

  it('leaves a page served as open when maintenance has begun [R-160]', async () => {
    stubApi({ 'GET /status': closed })
    const navigate = jest.fn()
    await askStatusOnce({ state: { location: { pathname: '/blogs', search: '?sort=2' } }, navigate })
    expect(navigate).toHaveBeenCalledWith('/maintenance', { replace: true })
    expect(takeRequested()).toBe('/blogs?sort=2')
  })

  it('does nothing on an open site or for a visitor with permission [R-161]', async () => {
    const navigate = jest.fn()
    for (const answer of [open, letIn]) {
      stubApi({ 'GET /status': answer })
      await askStatusOnce({ state: { location: { pathname: '/', search: '' } }, navigate })
    }
    expect(navigate).not.toHaveBeenCalled()
  })

  it('never leads to another site afterwards', () => {
    sessionStorage.setItem('shell.requested.1', '//elsewhere.example')
    expect(takeRequested()).toBe('/')
    expect(takeRequested()).toBe('/')
  })
})

describe('maintenance page', () => {
  function show() {
    const router = createMemoryRouter([{ path: '*', ...page, hydrateFallbackElement: <p /> }])
    render(
      <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
  }

  it('links to home while maintenance is off [R-165]', async () => {
    stubApi({ 'GET /status': open })
    show()
    expect(await screen.findByRole('heading', { name: 'The site is back' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  })

  it('asks every 30 s during maintenance and tells search engines to skip the page [R-165, R-169]', async () => {
    jest.useFakeTimers()
    try {
      const calls = stubApi({ 'GET /status': closed })
      show()
      await act(() => jest.advanceTimersByTimeAsync(100))
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The line is being cleaned.')
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      expect(calls).toHaveLength(1)
      await act(() => jest.advanceTimersByTimeAsync(30_000))
      expect(calls).toHaveLength(2)
      await act(() => jest.advanceTimersByTimeAsync(30_000))
      expect(calls).toHaveLength(3)
    } finally {
      jest.useRealTimers()
    }
  })

  it('asks at once when the visitor tries again', async () => {
    const calls = stubApi({ 'GET /status': closed })
    show()
    const again = await screen.findByRole('button', { name: 'Try again' })
    act(() => again.click())
    await waitFor(() => expect(calls).toHaveLength(2))
  })
})
