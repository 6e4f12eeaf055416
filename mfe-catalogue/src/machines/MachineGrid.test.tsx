import type { User } from '@brightfill/shared/contract'
import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider, signedIn, signedOut } from '@brightfill/shared/store'
import { aMachineCard, aUser, refusal, type StubbedCall, siteRoutes, stubApi } from '@brightfill/shared/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { MachineGrid } from './MachineGrid'
import { lookAs } from './wishlist'

function renderGrid(
  props: Partial<ComponentProps<typeof MachineGrid>> = {},
  user: User | 'visitor' = aUser(),
  address = '/',
) {
  const store = createSiteStore({ pages: [], options: {} })
  if (user !== 'visitor') signedIn(store, user)
  render(
    <SiteProvider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <MachineGrid machines={[aMachineCard()]} columns={3} {...props} />
      </MemoryRouter>
    </SiteProvider>,
  )
  return store
}
const heart = (name = 'Save Rotary bottle filler, BF-RF 36/12') => screen.getByRole('button', { name })

beforeAll(() => registerRouteNames(siteRoutes()))
afterEach(() => lookAs(undefined))

/** Moves a finger over the card. jsdom has no PointerEvent; any other pointer than a mouse counts as one. */
function swipe() {
  const card = screen.getByRole('article')
  fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }))
  fireEvent(card, new MouseEvent('pointerup', { bubbles: true, clientX: 120 }))
  return card
}

describe('machine card', () => {
  it('shows first category, year, name, model, pictures with dots, and a link to the machine [R-325]', async () => {
    stubApi({})
    renderGrid({
      machines: [
        aMachineCard({
          categories: [
            { id: 1, name: 'Fillers' },
            { id: 2, name: 'Cappers' },
          ],
        }),
      ],
    })

    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('Fillers2019')
    expect(card).toHaveTextContent('BF-RF 36/12')
    expect(screen.queryByText('Cappers')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Rotary bottle filler' })).toHaveAttribute(
      'href',
      '/products/rotary-bottle-filler',
    )
    expect(card.querySelectorAll('.dot')).toHaveLength(2)
  })

  it('shows condition and price, and the selling state of a machine that is not available [R-361]', () => {
    stubApi({})
    renderGrid({
      machines: [
        aMachineCard({ id: 1, slug: 'a' }),
        aMachineCard({ id: 2, slug: 'b', selling_state: 'reserved' }),
        aMachineCard({ id: 3, slug: 'c', selling_state: 'sold', condition: 'As seen, in stock' }),
        aMachineCard({ id: 4, slug: 'd', price: null }),
      ],
    })
    const [available, reserved, sold, unpriced] = screen.getAllByRole('article')
    expect(available).toHaveTextContent(/Rebuilt, in stock£48,500/)
    expect(available).not.toHaveTextContent('Available')
    expect(reserved).toHaveTextContent('Rebuilt£48,500Reserved')
    expect(sold).toHaveTextContent('As seenSold')
    expect(sold).not.toHaveTextContent('£')
    expect(unpriced).toHaveTextContent('Price on request')
  })

  it('shows at most 8 images, lazy and sized, with their place in words, and as many hidden dots [R-017, R-331]', () => {
    stubApi({})
    renderGrid({ machines: [aMachineCard({ images: Array.from({ length: 11 }, (_, n) => `public/${n}.webp`) })] })
    expect(screen.getAllByRole('img')).toHaveLength(1)
    fireEvent.pointerEnter(screen.getByRole('article'))

    const images = screen.getAllByRole('img')
    expect(images).toHaveLength(8)
    expect(images[2]).toHaveAccessibleName('Rotary bottle filler, image 3 of 8')
    for (const image of images) {
      expect(image).toHaveAttribute('loading', 'lazy')
      expect(image).toHaveAttribute('width', '1200')
      expect(image).toHaveAttribute('height', '900')
    }
    const dots = screen.getByRole('article').querySelector('.dots')
    expect(dots?.children).toHaveLength(8)
    expect(dots).toHaveAttribute('aria-hidden', 'true')
  })

  it('keeps its plate when a machine has no picture', () => {
    stubApi({})
    renderGrid({ machines: [aMachineCard({ images: [] })] })
    expect(screen.getByRole('article').querySelector('.placeholder')).toBeInTheDocument()
  })

  it('has one link in the tab order besides the heart [R-332]', async () => {
    stubApi({})
    renderGrid()
    await userEvent.tab()
    expect(screen.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('checkbox', { name: /^Compare/ })).toHaveFocus()
    await userEvent.tab()
    expect(heart()).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('loads no further pictures for a finger that taps, and all for one that moves', () => {
    stubApi({})
    renderGrid({ machines: [aMachineCard({ images: ['public/1.webp', 'public/2.webp'] })] })
    const card = screen.getByRole('article')
    fireEvent(card, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }))
    fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }))
    fireEvent(card, new MouseEvent('pointermove', { bubbles: true, clientX: 202 }))
    expect(screen.getAllByRole('img')).toHaveLength(1)
    fireEvent(card, new MouseEvent('pointermove', { bubbles: true, clientX: 190 }))
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it('a swipe shows the next picture and does not open the machine', () => {
    stubApi({})
    renderGrid()
    const card = swipe()

    expect(card.querySelectorAll('.dot')[1]).toHaveAttribute('data-current')
    expect(fireEvent.click(screen.getByRole('link'), { detail: 1 })).toBe(false)
  })

  it('after a swipe that made no click, the next key opens the machine', () => {
    stubApi({})
    renderGrid()
    swipe()
    const opened = jest.fn()
    screen.getByRole('link').addEventListener('click', opened)
    fireEvent.click(screen.getByRole('link'), { detail: 0 })

    expect(opened).toHaveBeenCalled()
  })
})

describe('heart', () => {
  it('is disabled for visitors, with the reason in words that name the machine [R-326, R-666]', () => {
    stubApi({})
    renderGrid({}, 'visitor')
    expect(heart()).toBeDisabled()
    expect(heart()).toHaveAccessibleDescription('Sign in to save Rotary bottle filler')
  })

  it('leads visitors to the sign-in by its text, with an address that says which machine it saves [R-359]', () => {
    stubApi({})
    renderGrid({ machines: [aMachineCard({ id: 1 }), aMachineCard({ id: 2, model: 'B', slug: 'b' })] }, 'visitor')
    const [, second] = screen.getAllByRole('link', { name: 'Sign in to save Rotary bottle filler' })
    expect(second).toHaveAttribute('href', '/login?back=%2F%23heart-2&machine=2')
  })

  it('is scrolled to when the address names it, once per visit of the page [R-359]', () => {
    stubApi({})
    const scrollIntoView = jest.fn()
    Object.assign(Element.prototype, { scrollIntoView })
    const machines = [aMachineCard({ id: 1 }), aMachineCard({ id: 2, model: 'B', slug: 'b' })]
    renderGrid({ machines }, aUser(), '/products#heart-2')
    expect(heart('Save Rotary bottle filler, B')).toHaveAttribute('id', 'heart-2')
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    renderGrid({ machines }, aUser(), '/products#heart-2') // the machine is in another strip too
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('is pressed for a saved machine and keeps its name [R-327]', () => {
    stubApi({})
    renderGrid({ machines: [aMachineCard({ in_wishlist: 1 })] })
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(heart()).toBeEnabled()
  })

  it('changes at once, posts the new state and the id, and tells its host [R-328, R-329]', async () => {
    let answer = () => {}
    const calls = stubApi({
      'POST /post/checked-wishlist': () =>
        new Promise((resolve) => (answer = () => resolve({ result: 1, in_wishlist: 1 }))),
    })
    const onWishlistChanged = jest.fn()
    renderGrid({ onWishlistChanged })
    await userEvent.click(heart())

    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(onWishlistChanged).not.toHaveBeenCalled()
    await act(async () => answer())
    await waitFor(() => expect(onWishlistChanged).toHaveBeenCalledWith(1, true))
    expect(calls.map(({ body }) => body)).toEqual([{ isChecked: '1', event_id: '1' }])
  })

  it('goes back to what it was when the call fails, and says so [R-329]', async () => {
    stubApi({ 'POST /post/checked-wishlist': refusal(500) })
    renderGrid()
    await userEvent.click(heart())

    expect(await screen.findByRole('alert')).toHaveTextContent('We could not save this change')
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows the message of the api when no more machines can be saved [R-329]', async () => {
    stubApi({ 'POST /post/checked-wishlist': refusal(409, 'You have saved 500 machines. Remove one first.') })
    renderGrid()
    await userEvent.click(heart())

    expect(await screen.findByRole('alert')).toHaveTextContent('You have saved 500 machines. Remove one first.')
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('after quick clicks the last one counts, sent after the one before [R-328]', async () => {
    const answers: (() => void)[] = []
    const calls: StubbedCall[] = stubApi({
      'POST /post/checked-wishlist': () => new Promise((resolve) => answers.push(() => resolve({ result: 1 }))),
    })
    renderGrid()
    await userEvent.click(heart())
    await userEvent.click(heart())
    await userEvent.click(heart())
    await userEvent.click(heart())
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(async () => answers[0]?.())
    await waitFor(() => expect(calls).toHaveLength(2))
    await act(async () => answers[1]?.())

    expect(calls.map(({ body }) => body.isChecked)).toEqual(['1', '0'])
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('two cards of one machine show the same state', async () => {
    stubApi({ 'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 } })
    renderGrid({ machines: [aMachineCard(), aMachineCard({ id: 2, name: 'Capper', slug: 'c' })] })
    renderGrid()
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Save Rotary bottle filler, BF-RF 36/12' })[0] as HTMLElement,
    )

    for (const each of screen.getAllByRole('button', { name: 'Save Rotary bottle filler, BF-RF 36/12' }))
      expect(each).toHaveAttribute('aria-pressed', 'true')
    expect(heart('Save Capper, BF-RF 36/12')).toHaveAttribute('aria-pressed', 'false')
  })

  it('forgets what a user saved when that user signs out', async () => {
    stubApi({ 'POST /post/checked-wishlist': { result: 1, in_wishlist: 1 } })
    const store = renderGrid()
    await userEvent.click(heart())
    act(() => signedOut(store))

    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(heart()).toBeDisabled()
  })
})

describe('machine grid', () => {
  it('names its columns, three or four [R-015]', () => {
    stubApi({})
    renderGrid({ columns: 4, heading: 'Similar' })
    expect(screen.getByRole('list')).toHaveAttribute('data-columns', '4')
    expect(screen.getByRole('heading', { level: 2, name: 'Similar' })).toBeVisible()
  })
})
