import type { SectionType } from '@brightfill/shared/contract'
import { standIns } from '@brightfill/shared/testing'
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { aSection } from '../testing/content'
import { renderPage } from '../testing/renderPage'
import { sectionKinds } from './sectionKinds'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => void standIns())

describe('sections', () => {
  it('services has a text, a link to the machines, a picture and services with icon and rich text [R-232]', async () => {
    await renderPage([aSection('services')])
    const services = await region('One team')

    expect(services.getByText('The fitter installs it.')).toBeVisible()
    expect(services.getByRole('link', { name: 'All machines' })).toHaveAttribute('href', '/products')
    expect(services.getByRole('img', { name: 'A machine' })).toBeInTheDocument()
    expect(services.getByRole('heading', { level: 3, name: 'Inspection' })).toBeInTheDocument()
    expect(services.getByText('signed').tagName).toBe('STRONG')
    expect(services.getByRole('listitem').querySelector('svg')).toBeInTheDocument()
  })

  it('rich text of services runs no script [R-232, R-077]', async () => {
    const text = '<p>Good</p><script>bad()</script><img src="x.png" onerror="bad()"><a href="javascript:bad()">link</a>'
    await renderPage([aSection('services', { 'Services Repeater': [{ icon: '', text }] })])
    const item = (await screen.findByText('Good')).closest('li')

    expect(item?.innerHTML).not.toMatch(/script|onerror/)
  })

  it('slogan has left text, socials, right text, slogan and date [R-235]', async () => {
    await renderPage([aSection('slogan')])
    const slogan = await region('Full speed starts here.')

    for (const text of ['Rebuilt in Hull', 'New and pre-owned', 'Follow us', 'Since 1999'])
      expect(slogan.getByText(text)).toBeVisible()
  })

  it('a social link has the name of its network and no way back to this page [R-236]', async () => {
    await renderPage([aSection('slogan')])
    const link = await screen.findByRole('link', { name: 'LinkedIn' })

    expect(link).toHaveAttribute('href', 'https://www.linkedin.com/company/x')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('discover has a large picture and items with title, text, link and picture [R-237]', async () => {
    await renderPage([aSection('discover')])
    const discover = await region('Discover machines')

    expect(discover.getByRole('img', { name: 'A machine' })).toBeInTheDocument()
    expect(discover.getByRole('link', { name: 'Bottle filling' })).toHaveAttribute('href', '/products?category=1')
    expect(discover.getByText('Glass and PET')).toBeVisible()
    expect(discover.getByRole('listitem').querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/storage\/a\.webp\?w=/),
    )
  })

  it('the sell section is the target of the menu [R-231]', async () => {
    await renderPage([aSection('sell-form', {}, 'anything')])
    await region('Sell your machine')

    expect(document.getElementById('sell')).toHaveAttribute('tabindex', '-1')
  })
})

describe('sections in a preview', () => {
  it.each(Object.keys(sectionKinds) as SectionType[])(
    '%s says which fields its parts show, and nothing to visitors [O-20]',
    async (type) => {
      const { store } = await renderPage([aSection(type, {}, 'its key')])
      const marks = () =>
        [...document.querySelectorAll<HTMLElement>('[data-field^=sections]')].map(({ dataset }) => dataset.field)
      expect(marks()).toEqual([])
      await act(async () => store.setState({ preview: true }))
      const [whole, ...parts] = marks()
      expect(whole).toBe('sections.its+key')
      expect(parts.length).toBeGreaterThan(0)
      expect(parts).toEqual(parts.map(() => expect.stringMatching(/^sections\.its\+key\.fields\.[A-Z][\w+.]+$/)))
    },
  )
})
