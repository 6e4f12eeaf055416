import { refusal, renderRoutes, standIns, stubApi } from '@brightfill/shared/testing'
import { act, screen } from '@testing-library/react'
import { routes } from '../routes'
import { aSection } from '../testing/content'
import { renderPage } from '../testing/renderPage'

beforeEach(() => void standIns())

describe('content pages', () => {
  it.each(['/about-us', '/services'])('%s is built from the sections of its own address [R-101, R-243]', async (at) => {
    const { calls } = await renderPage([aSection('intro')], { at })

    expect(await screen.findByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible()
    expect(calls).toMatchObject([{ name: 'GET /fields', params: { url: at, options: 'faq,Meta site' } }])
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', at)
  })

  it('the named fields of every section for content pages are drawn [R-244]', async () => {
    await renderPage([aSection('intro'), aSection('statistics'), aSection('columns'), aSection('steps')], {
      at: '/about-us',
    })

    for (const text of ['About us', 'Since 1999.', '312', 'Machines in stock', 'Left.', 'Right.', 'By phone.']) {
      expect(await screen.findByText(text)).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'All machines' })).toHaveAttribute('href', '/products')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'In figures',
      'How we work',
      'Four steps',
    ])
  })

  it('a page at an address of its own is drawn there [O-27]', async () => {
    const { calls } = await renderPage([aSection('intro')], { at: '/events/trade-fairs' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible()
    expect(calls).toMatchObject([{ name: 'GET /fields', params: { url: '/events/trade-fairs' } }])
  })

  it('an unknown address is not found, and one that no page can have costs no call [R-116]', async () => {
    const calls = stubApi({ 'GET /fields': refusal(404) })
    const { router } = await renderRoutes(routes, '/wp-login.php')
    expect(await screen.findByRole('heading', { name: 'Nothing in this bottle.' })).toBeVisible()
    expect(calls).toEqual([])
    await act(() => router.navigate('/nothing-here'))
    expect(calls).toMatchObject([{ params: { url: '/nothing-here' } }])
    expect(screen.getByRole('heading', { name: 'Nothing in this bottle.' })).toBeVisible()
  })

  it('an address the server has no content for is not found [R-116]', async () => {
    stubApi({ 'GET /fields': refusal(404) })
    await renderRoutes(routes, '/services')

    expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeVisible()
  })
})
