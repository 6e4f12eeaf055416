import { aMachine, aMachineCard, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

type Machine = Parameters<typeof aMachine>[0]

function stubMachine(given: Machine = {}, similar = [aMachineCard({ id: 2, name: 'Screw capper', slug: 'capper' })]) {
  const machine = aMachine(given)
  return stubApi({
    'POST /get/product-post': { result: 1, blog: machine, product: machine, data: machine },
    'POST /get/our-products': { result: 1, data: similar },
  })
}

async function openMachine(given?: Machine) {
  const calls = stubMachine(given)
  const page = await renderRoutes(routes, '/products/rotary-bottle-filler')
  await screen.findByRole('heading', { level: 1 })
  return { ...page, calls }
}

describe('machine page: in a preview', () => {
  it('says which field each part shows, and nothing of it to visitors [O-20]', async () => {
    const fields = () =>
      [...document.querySelectorAll<HTMLElement>('[data-field]')].flatMap(({ dataset }) => dataset.field?.split(' '))
    const review = { rating: 5, review: 'Runs.', author: 'Ada', position: '', avatar: '' }
    const { store } = await openMachine({ reviews: [review] })
    expect(fields()).toEqual([])
    await act(async () => store.setState({ preview: true }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-field', 'name')
    expect(fields()).toEqual(
      expect.arrayContaining(['images', 'categories', 'year', 'description', 'price', 'selling_state', 'reviews.0']),
    )
    // The cards of other machines are none of its parts.
    expect(fields().filter((field) => field === 'price')).toHaveLength(1)
  })
})

describe('machine page: facts', () => {
  it('shows category, year, name and description of the machine in the address [R-333]', async () => {
    const { calls } = await openMachine()
    expect(screen.getByRole('heading', { level: 1, name: 'Rotary bottle filler' })).toBeVisible()
    const article = screen.getAllByRole('article')[0]
    expect(article).toHaveTextContent('Fillers2019')
    expect(article).toHaveTextContent('36 weight-controlled valves.')
    expect(calls[0]).toMatchObject({ name: 'POST /get/product-post', body: { slug: 'rotary-bottle-filler' } })
  })

  it('a slug the machine had before leads to its address [R-614]', async () => {
    stubMachine()
    const { addressNow } = await renderRoutes(routes, '/products/rotary-filler-of-old')
    await screen.findByRole('heading', { level: 1, name: 'Rotary bottle filler' })
    expect(addressNow()).toBe('/products/rotary-bottle-filler')
  })

  it('labels weight SKU, unit_of_measure Production Capacity and type_of_material Condition & Availability [R-334]', async () => {
    await openMachine({ weight: 'W', unit_of_measure: 'U', type_of_material: 'T' })
    for (const [label, value] of [
      ['SKU', 'W'],
      ['Production Capacity', 'U'],
      ['Condition & Availability', 'T'],
    ] as const) {
      expect(screen.getByText(label).nextSibling).toHaveTextContent(value)
    }
  })

  it('leaves out a line without a value [R-335]', async () => {
    await openMachine({ weight: '', unit_of_measure: ' ' })
    expect(screen.queryByText('SKU')).not.toBeInTheDocument()
    expect(screen.queryByText('Production Capacity')).not.toBeInTheDocument()
    expect(screen.getByText('Condition & Availability')).toBeVisible()
  })

  it('shows the price, or that it is on request, and promises a guide price only then [Q-45, R-361]', async () => {
    const { unmount } = await openMachine({ price: 48500 })
    // The first of them: cards of other machines further down have prices too.
    expect(screen.getAllByText('£48,500')[0]).toBeVisible()
    expect(screen.getByText('Transport quote within one working day.')).toBeVisible()
    unmount()
    await openMachine({ price: null })
    expect(screen.getAllByText('Price on request')[0]).toBeVisible()
    expect(screen.getByText('Guide price and transport quote within one working day.')).toBeVisible()
  })

  it('says in words whether the machine can be bought, and shows its model beside its name [R-361]', async () => {
    await openMachine({ selling_state: 'reserved' })
    const article = screen.getAllByRole('article')[0]
    expect(article).toHaveTextContent('Rotary bottle fillerBF-RF 36/12')
    expect(article).toHaveTextContent('£48,500Reserved')
  })

  it('a sold machine has no price and leads to similar machines and the enquiry form [R-361]', async () => {
    await openMachine({ selling_state: 'sold', type_of_material: 'Rebuilt, in stock' })
    const [article] = screen.getAllByRole('article') as [HTMLElement]
    expect(within(article).getByText('Sold')).toBeVisible()
    expect(within(article).queryByText('£48,500')).not.toBeInTheDocument()
    expect(within(article).getByText('Condition & Availability').nextSibling).toHaveTextContent(/^Rebuilt$/)
    expect(within(article).getByRole('link', { name: 'Ask about a similar machine' })).toHaveAttribute(
      'href',
      '#footer',
    )
    expect(within(article).getByRole('link', { name: 'See similar machines' })).toHaveAttribute('href', '#similar')
  })

  it('Get in Touch! leads to the footer [R-338]', async () => {
    await openMachine()
    expect(screen.getByRole('link', { name: 'Get in Touch!' })).toHaveAttribute('href', '#footer')
  })

  it('a machine without a name has the short title [R-124]', async () => {
    await openMachine({ name: ' ' })
    expect(screen.getByRole('heading', { level: 1, name: 'BFM' })).toBeVisible()
  })

  it('meta title and description set the head, else the name [R-347]', async () => {
    const { unmount } = await openMachine({ meta_title: 'A filler', meta_description: 'It fills.' })
    await waitFor(() => expect(document.title).toBe('A filler'))
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'It fills.')
    unmount()
    await openMachine({ meta_title: '' })
    await waitFor(() => expect(document.title).toBe('Rotary bottle filler | Brightfill Machinery'))
  })

  it('an unknown machine is not found, with the way to the list [R-348]', async () => {
    stubApi({ 'POST /get/product-post': refusal(404), 'POST /get/our-products': { result: 1, data: [] } })
    await renderRoutes(routes, '/products/nope')

    expect(await screen.findByRole('heading', { name: 'We could not find this machine' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See machines' })).toHaveAttribute('href', '/products')
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    )
  })
})

describe('machine page: tabs', () => {
  it('Description, Components and Delivery in this order, Description first [R-339]', async () => {
    await openMachine()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Components',
      'Delivery',
    ])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Description')
  })

  it('the tabs have the ids 1, 2 and 4 [R-022]', async () => {
    await openMachine()
    expect(screen.getAllByRole('tab').map(({ id }) => id.replace(/.*tab/, ''))).toEqual(['1', '2', '4'])
  })

  it('Components shows groups of names and values [R-343]', async () => {
    await openMachine({
      technical_specifications: [{ title: 'Filling', specifications: [{ name: 'Valves', value: '36' }] }],
    })
    const panel = within(screen.getByRole('tabpanel', { name: 'Components' }))
    expect(panel.getByRole('heading', { name: 'Filling' })).toBeInTheDocument()
    expect(panel.getByText('Valves').nextSibling).toHaveTextContent('36')
  })

  it('Delivery describes transport and links to the footer [R-344]', async () => {
    await openMachine()
    const panel = within(screen.getByRole('tabpanel', { name: 'Delivery' }))
    expect(panel.getByRole('heading', { name: 'Machine transport' })).toBeInTheDocument()
    expect(panel.getByRole('link', { name: 'Contact us about delivery' })).toHaveAttribute('href', '#footer')
  })

  it('Description shows rich text, and a video of ours when there is one [R-341]', async () => {
    await openMachine({
      tabs_description: {
        video_type: 'local',
        local_video: 'public/v.mp4',
        iframe_video: '',
        video_poster: '',
        text: '<h3>Runs</h3>',
      },
    })
    const panel = within(screen.getByRole('tabpanel', { name: 'Description' }))
    expect(panel.getByRole('heading', { name: 'Runs' })).toBeInTheDocument()
    expect(panel.getByLabelText('Video of Rotary bottle filler')).toHaveAttribute('src', '/storage/v.mp4')
    expect(panel.getByText('Video of Rotary bottle filler')).toBeVisible()
  })

  it('a video that does not play says so and leads to its file [R-341]', async () => {
    await openMachine({
      tabs_description: {
        video_type: 'local',
        local_video: 'public/v.mp4',
        iframe_video: '',
        video_poster: '',
        text: '',
      },
    })
    fireEvent.error(screen.getByLabelText('Video of Rotary bottle filler'))

    expect(screen.getByRole('alert')).toHaveTextContent('We could not play the video.')
    expect(screen.getByRole('link', { name: 'Open the video file' })).toHaveAttribute('href', '/storage/v.mp4')
  })

  it('an embedded video loads only after a click on its poster [R-342]', async () => {
    const player = 'https://www.youtube-nocookie.com/embed/abc123'
    await openMachine({
      tabs_description: {
        video_type: 'iframe',
        local_video: '',
        iframe_video: player,
        video_poster: 'public/p.webp',
        text: '',
      },
    })
    expect(document.querySelector('iframe')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Play video: Video of Rotary bottle filler' }))
    expect(screen.getByTitle('Video of Rotary bottle filler')).toHaveAttribute('src', `${player}?autoplay=1`)
  })

  it.each([
    'https://evil.example/embed/abc',
    'javascript:alert(1)',
    'https://www.youtube-nocookie.com.evil.example/embed/a',
  ])('%s is not embedded [R-342]', async (address) => {
    await openMachine({
      tabs_description: {
        video_type: 'iframe',
        local_video: '',
        iframe_video: address,
        video_poster: 'public/p.webp',
        text: '',
      },
    })
    expect(screen.queryByRole('link', { name: /Play video/ })).not.toBeInTheDocument()
  })
})

describe('machine page: reviews and similar machines', () => {
  const review = { avatar: '', author: 'Ada Jane Example', position: 'Plant manager', rating: 4.9, review: 'It runs.' }

  it('reviews are in their own section with author, position, text and stars rounded down [R-345, R-023]', async () => {
    await openMachine({ reviews: [review] })
    const section = within(screen.getByRole('region', { name: 'Testimonials' }))
    expect(section.getByText('It runs.')).toBeVisible()
    expect(section.getByText('Plant manager')).toBeVisible()
    const stars = section.getByRole('img', { name: '4.9 out of 5' })
    expect(stars.querySelectorAll('[data-filled]')).toHaveLength(4)
  })

  it('a missing avatar shows initials [R-346]', async () => {
    await openMachine({ reviews: [review, { ...review, author: 'Bo', review: 'Good.', avatar: 'public/bo.svg' }] })
    const section = within(screen.getByRole('region', { name: 'Testimonials' }))
    expect(section.getByText('AE')).toBeVisible()
    expect(section.queryByText('B')).not.toBeInTheDocument()
  })

  it('an avatar that cannot be loaded shows initials [R-346]', async () => {
    await openMachine({ reviews: [{ ...review, avatar: 'public/gone.svg' }] })
    const section = screen.getByRole('region', { name: 'Testimonials' })
    fireEvent.error(section.querySelector('img') as HTMLImageElement)

    expect(within(section).getByText('AE')).toBeVisible()
  })

  it('without reviews there is no such section [R-345]', async () => {
    await openMachine()
    expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument()
  })

  it('similar machines are those of get/our-products with the slug, four at most and never this one [R-351]', async () => {
    const cards = ['rotary-bottle-filler', 'a', 'b', 'c', 'd', 'e'].map((slug, id) =>
      aMachineCard({ id: id + 10, name: `M ${slug}`, slug }),
    )
    const calls = stubMachine({}, cards)
    await renderRoutes(routes, '/products/rotary-bottle-filler')
    const strip = within(await screen.findByRole('region', { name: 'Similar machines' }))

    expect(strip.getAllByRole('article')).toHaveLength(4)
    expect(strip.queryByRole('link', { name: 'M rotary-bottle-filler' })).not.toBeInTheDocument()
    expect(strip.getByRole('link', { name: 'See all in Fillers' })).toHaveAttribute('href', '/products/c/fillers')
    expect(calls.find(({ name }) => name === 'POST /get/our-products')?.body).toEqual({ slug: 'rotary-bottle-filler' })
  })

  it('another machine starts with its own first picture and first tab [R-350]', async () => {
    const { router } = await openMachine()
    await userEvent.click(screen.getByRole('tab', { name: 'Components' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    stubMachine({ id: 2, name: 'Screw capper', slug: 'capper' })
    await userEvent.click(screen.getByRole('link', { name: 'Screw capper' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Screw capper' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/products/capper')
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Description')
    expect(screen.getByText('Picture 1 of 2')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Rotary bottle filler' })).not.toBeInTheDocument()
  })
})
