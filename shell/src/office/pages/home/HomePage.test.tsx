import type { OfficeHome, ThreadRow } from '@brightfill/shared/contract'
import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { shellPaths } from '../../officePaths'
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
  promised_minutes: 480,
  overdue: true,
}
const filler = { slug: 'filler', name: 'Filler', picture: '', asked: 4, saved: 1 }
const home: OfficeHome = {
  waiting: [late],
  planned: [],
  mails_given_up: 0,
  enquiries: [{ on: '2026-11-24', machine: 1, contact: 0, sell: 0 }],
  customers: [],
  orders: [],
  order_statuses: [],
  machines: [filler, { ...filler, slug: 'capper', name: 'Capper', live: false }],
  saved: 0,
}

async function draw(overdue: number) {
  registerRouteNames(siteRoutes())
  const numbers = { unread: 20, overdue, mine: 0, open: 20, due: 0, waiting: 20, undelivered: 0 }
  const releases = { live: [], canary: null, figures: [], log: [], servers: 1, compositions: 1 }
  drawPage(HomePage, {
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
  it('leads from the number of late ones, and from more of them than are shown, to their list [O-40, O-51]', async () => {
    await draw(3)
    expect(filterOf('3 late')).toEqual({ show: 'open', overdue: 1 })
    expect(filterOf('19 more')).toEqual({ show: 'open', overdue: 1 })
  })

  it('leads to all open ones where the late ones are shown [O-51]', async () => {
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
  it('says what an editor can do today, and links to pages that are there [O-76]', () => {
    const calls = drawPage(HomePage, {}, ['editor'])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('#', ''))
    const ids = links.map((link) => link?.replace('/office/', ''))
    expect(ids).toEqual(['activity', 'sign-in'])
    expect(shellPaths).toEqual(expect.arrayContaining(ids))
    expect(calls).toEqual([])
  })
})
