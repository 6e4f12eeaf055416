import { officeDrawer } from '@brightfill/shared/office-testing'
import { stubApi } from '@brightfill/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { LinkField } from './LinkField'
import { linkResources } from './linkResources'

const drawInOffice = officeDrawer(linkResources)

function Field({ first = '' }) {
  const [value, setValue] = useState(first)
  return <LinkField label="Links to" value={value} onChange={setValue} />
}
const field = () => screen.getByRole('textbox', { name: 'Links to' })
const site = (statusOf: (path: string) => number) => {
  globalThis.fetch = jest.fn(async (path) => ({ status: statusOf(String(path)) }) as Response) // nothing else is read
}

describe('the target of a link', () => {
  beforeEach(() => site(() => 200))

  it('is found among pages, machines, articles and files [O-26]', async () => {
    const calls = stubApi({
      'GET /office/pages': {
        data: [
          { id: 1, url: '/about-us', title: 'About us', state: 'live' },
          { id: 2, url: '/trade-fairs', title: 'Trade fairs', state: 'offline' },
        ],
      },
      'GET /office/machines': {
        data: [{ id: 3, slug: 'filler', name: 'Filler', model: 'BF 36', state: 'live' }],
        total: 1,
      },
      'GET /office/articles': { data: [{ id: 4, slug: 'read-a-valve', title: 'Valves', state: 'live' }], total: 1 },
      'GET /office/media': { data: [{ id: 5, path: 'public/terms.pdf', name: 'Terms.pdf', kind: 'pdf' }], total: 1 },
    })
    drawInOffice(<Field />)
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose target' }))
    const choose = async (kind: string, name: RegExp) => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: kind }))
      await userEvent.click(await dialog.findByRole('button', { name }))
    }
    await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a page' }), 'fair')
    expect(await screen.findByRole('button', { name: /^Trade fairs.*Offline$/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^About us/ })).not.toBeInTheDocument()
    await choose('Machines', /^Filler BF 36/)
    expect(field()).toHaveValue('/products/filler')
    await open()
    await choose('Articles', /^Valves/)
    expect(field()).toHaveValue('/blogs/read-a-valve')
    await open()
    await choose('Files', /^Terms\.pdf/)
    expect(field()).toHaveValue('/storage/terms.pdf')
    expect(calls.find(({ name }) => name === 'GET /office/media')?.params).toMatchObject({ kind: 'pdf' })
  })

  it('warns when visitors would find nothing there, and ignores other addresses [O-26]', async () => {
    site((path) => (path === '/fairs' ? 404 : 200))
    drawInOffice(<Field first="/fairs?year=2027#hall" />)
    expect(await screen.findByText(/^Visitors cannot open this address/)).toBeVisible()
    await userEvent.clear(field())
    await userEvent.paste('https://fairs.example/fairs')
    expect(screen.queryByText(/^Visitors cannot open this address/)).not.toBeInTheDocument()
    expect(globalThis.fetch).toHaveBeenCalledTimes(1)
  })
})
