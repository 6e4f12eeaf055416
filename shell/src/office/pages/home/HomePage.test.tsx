import type { EditorHome, OfficeHome, OfficeMe, ThreadRow } from '@brightfill/shared/contract'
import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { drawPage } from '../drawPage'
import { HomePage } from './HomePage'

const late: ThreadRow = {
  reference: 'E-22222222',
  kind: 'enquiry',
  name: 'Ada Field',
  company_name: '',
  email: '',
  subject: '',
  excerpt: '',
  status: 'new',
  unread: true,
  assigned: null,
  next_step: null,
  created_at: '2026-11-20T09:30:00.000Z',
  changed_at: '2026-11-20T09:30:00.000Z',
  waited_minutes: 900,
  answered_at: null,
  promised_minutes: 480,
  overdue: true,
}
const filler = { slug: 'filler', name: 'Filler', picture: '', asked: 4, saved: 1, live: true }
const home: OfficeHome = {
  waiting: [late],
  planned: [],
  mails_given_up: 0,
  enquiries: [{ on: '2026-11-24', machine: 1, contact: 0, sell: 0 }],
  customers: [],
  orders: [],
  order_statuses: [],
  machines: [filler, { ...filler, slug: 'capper', name: 'Capper', live: false }],
  machines_lacking: { picture: 0, price: 0 },
  saved: 0,
}

const Home = ({ me }: { me: OfficeMe }) => <HomePage me={me} pages={[]} />

async function draw(overdue: number) {
  registerRouteNames(siteRoutes())
  const numbers = { unread: 20, overdue, mine: 0, open: 20, due: 0, waiting: 20, undelivered: 0 }
  const releases = { live: [], canary: null, figures: [], log: [], servers: 1, compositions: 1 }
  drawPage(Home, {
    'GET /office/home': { data: home },
    'GET /office/numbers': { data: numbers },
    'GET /office/releases': { data: releases },
  })
  await screen.findByText('Waiting for you')
}
const filterOf = (name: string) =>
  JSON.parse(
    new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href')?.split('?')[1]).get('filter') ?? '',
  )

describe('the home of the office', () => {
  it('links the number of late enquiries, and the rest of them, to their list [O-51]', async () => {
    await draw(3)
    expect(filterOf('3 late')).toEqual({ show: 'open', overdue: 1 })
    expect(filterOf('19 more')).toEqual({ show: 'open', overdue: 1 })
  })

  it('links to all open enquiries when it shows all late ones [O-51]', async () => {
    await draw(1)
    expect(filterOf('19 more')).toEqual({ show: 'open' })
  })

  it('links the machines that are on the site alone [O-51]', async () => {
    await draw(0)
    expect(screen.getByRole('link', { name: /^Filler/ })).toHaveAttribute('href', expect.stringContaining('filler'))
    expect(screen.getByText('Capper')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Capper/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '0 late' })).not.toBeInTheDocument()
  })
})

describe('the home of an editor', () => {
  const at = '2026-11-28T14:02:00.000Z'
  const page = { kind: 'page', key: '7', title: 'Trade fairs' } as const
  const pages = [
    { id: 'home', path: '', title: 'Home' },
    { id: 'machines', path: 'machines', title: 'Machines' },
    { id: 'activity', path: 'activity', title: 'Activity' },
  ]
  const show = (home: Partial<EditorHome> = {}) =>
    drawPage(
      ({ me }) => <HomePage me={me} pages={pages} />,
      { 'GET /office/editor-home': { data: { drafts: [], planned: [], undescribed: [], dead_links: [], ...home } } },
      ['editor'],
    )

  it('links to every page that this colleague may open, and says when nothing waits [O-51, O-76]', async () => {
    show()
    expect(await screen.findByText(/^No drafts\./)).toBeVisible()
    expect(screen.getByText('All fine')).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('#', ''))
    expect(links).toEqual(['/office/machines', '/office/activity'])
  })

  it('has their drafts, what is planned, and what is wrong, each with its editor [O-51]', async () => {
    show({
      drafts: [{ kind: 'option', key: 'Meta site', title: 'Company', at }],
      planned: [{ ...page, action: 'publish', at }],
      undescribed: [{ id: 9, title: 'About us', url: '/about-us' }],
      dead_links: [{ ...page, link: '/products/gone' }],
    })
    const to = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href')?.replace('#', '')
    expect(await to(/^Company/)).toBe('/office/options/Meta%20site')
    expect(await to(/^Trade fairs will be published/)).toBe('/office/pages/7')
    expect(await to(/^Trade fairs links to .products.gone/)).toBe('/office/pages/7')
    expect(await to(/^About us has no description/)).toBe('/office/pages/9')
  })
})
