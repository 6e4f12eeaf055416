import { registerSiteOrigin } from '@brightfill/shared/page'
import { noAnswer, refusal, renderRoutes, standIns, stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { aSection, fieldsAnswer, homeSections } from '../testing/content'
import { renderPage } from '../testing/renderPage'

beforeEach(() => void standIns())

const regions = async () =>
  (await screen.findAllByRole('region')).map((region) => region.getAttribute('aria-labelledby'))

describe('home page', () => {
  it('its sections are in the order of the specification [R-200]', async () => {
    await renderPage(homeSections())

    expect(await regions()).toEqual([
      'section-banner',
      'section-stations',
      'section-products',
      'section-video',
      'section-sell',
      'section-services',
      'section-blog',
      'section-slogan',
      'section-discover',
      'section-faq',
    ])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('draws the order and the texts that the server sends [R-201]', async () => {
    const { calls } = await renderPage([
      aSection('banner', { 'Banner title': 'Something new' }),
      aSection('faq'),
      aSection('discover'),
    ])

    expect(await screen.findByRole('heading', { level: 1, name: 'Something new' })).toBeVisible()
    expect(await regions()).toEqual(['section-banner', 'section-faq', 'section-discover'])
    expect(calls[0]).toMatchObject({ name: 'GET /fields', params: { url: '/' } })
    expect(document.title).toBe('The title')
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'The description.')
  })

  it('a section that is missing leaves neither a frame nor an error, and the page keeps its heading [R-202]', async () => {
    await renderPage(homeSections().filter(({ type }) => type === 'services' || type === 'faq'))

    expect(await regions()).toEqual(['section-services', 'section-faq'])
    expect(screen.getByRole('heading', { level: 1, name: 'The title' })).toBeVisible()
  })

  it('a kind of section this release does not know is left out [R-202]', async () => {
    // from a later api
    const unknown = { key: 'x', type: 'hologram', fields: {} } as unknown as ReturnType<typeof aSection>
    await renderPage([aSection('banner'), unknown, aSection('slogan')])

    expect(await regions()).toEqual(['section-banner', 'section-slogan'])
  })

  it('the blog section has its text, a link to all articles and the newest cards [R-233]', async () => {
    const { calls } = await renderPage([aSection('banner'), aSection('blog')])

    expect(await screen.findByText('Foam is a symptom')).toBeVisible()
    expect(screen.getByText('Short articles.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blogs')
    expect(calls.map(({ name }) => name)).toContain('GET /get/our-blogs')
  })

  it('without its articles the blog section still leads to them; without its code it shows a note [R-233]', async () => {
    stubApi({ 'GET /fields': fieldsAnswer([aSection('banner'), aSection('blog')]), 'GET /get/our-blogs': noAnswer })
    const { unmount } = await renderRoutes(routes, '/')
    expect(await screen.findByRole('link', { name: 'All articles' })).toBeVisible()
    unmount()

    jest.spyOn(globalThis.console, 'error').mockImplementation(() => {}) // React reports what the boundary catches
    stubApi({
      'GET /fields': fieldsAnswer([aSection('banner'), aSection('blog')]),
      'GET /get/our-blogs': { blogs: [{ slug: 'a' }] },
    })
    await renderRoutes(routes, '/')
    expect(await screen.findByRole('heading', { name: 'This part of the page did not load' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Ready to run.' })).toBeVisible()
  })

  it('content that fails to load is an error view with Retry that asks again [R-246]', async () => {
    let fail = true
    stubApi({ 'GET /fields': () => (fail ? refusal(503) : fieldsAnswer([aSection('banner')])) })
    await renderRoutes(routes, '/')
    await screen.findByRole('heading', { name: 'This page did not load' })
    fail = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { name: 'Ready to run.' })).toBeVisible()
  })

  it('says who runs the site, at its public address, in structured data [R-720]', async () => {
    registerSiteOrigin('https://www.example.org')
    const site = {
      'Icon site': 'public/icon.svg',
      'Site name': 'Brightfill',
      'Short title': 'BFM',
      'Meta description': '',
    }
    const share = { src: '', alt: '', width: 1, height: 1 }
    await renderPage([aSection('banner')], { options: { 'Meta site': { ...site, 'Share image': share } } })
    await screen.findByRole('heading', { level: 1 })

    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(data['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'Brightfill', logo: 'https://www.example.org/storage/icon.svg' },
      { '@type': 'WebSite', name: 'Brightfill' },
    ])
  })
})
