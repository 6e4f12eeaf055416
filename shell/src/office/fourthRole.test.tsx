import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { OfficePage } from '@brightfill/shared/contract'
import { may, roles, type StaffRole } from '@brightfill/shared/roles'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { keepTokenInMemory, stubApi } from '@brightfill/shared/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { OfficeGate } from './OfficeGate'
import { shellPages } from './pages/shellPages'
import { texts } from './texts'

const clerk = 'clerk' as StaffRole // as if the table named it
const me = {
  id: 1,
  name: 'Cleo Hart',
  email: 'cleo@brightfill.example',
  roles: [clerk],
  second_factor: { set: true, app: true, passkeys: 0, required: true, recovery_codes_left: 10 },
  open: { closes_at: '2026-11-26T10:00:00.000Z', ends_at: '2026-11-26T18:00:00.000Z' },
  announcements: 'never',
}
const root = path.resolve(__dirname, '../../..')

/** The pages that the remotes of this checkout bring. */
function remotePages(): OfficePage[] {
  const files = readdirSync(root).map((folder) => path.join(root, folder, 'remote.json'))
  return files.filter(existsSync).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).office?.pages ?? [])
}

async function openPage(address: string) {
  keepTokenInMemory('token')
  stubApi({
    'GET /office/me': { data: me },
    'GET /status': { maintenance: false },
    'GET /office/activity': { data: [], total: 0 },
    'GET /office/passkeys': { data: [] },
  })
  const router = createMemoryRouter([{ path: '/office/*', element: <OfficeGate remotes={[]} /> }], {
    initialEntries: [address],
  })
  render(
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  const [heading] = await screen.findAllByRole('heading', { level: 1 })
  return heading?.textContent ?? ''
}

describe('a fourth role', () => {
  beforeAll(() => {
    Object.assign(roles, { clerk: ['orders.write'] })
    Object.assign(texts.roles, { clerk: 'Clerk' })
  })

  it('enters the pages of its permissions and those of all staff, once the table names it [O-07]', () => {
    const entered = [...remotePages(), ...shellPages].filter((page) => may(me, page.may))
    expect(entered.map(({ id }) => id)).toEqual(['orders', 'home', 'activity', 'sign-in'])
  })

  it('reads who may enter the other pages [O-07]', async () => {
    const refused = shellPages.filter((page) => !may(me, page.may))
    expect(refused.length).toBeGreaterThan(0)
    for (const { path: address } of refused) {
      expect(await openPage(`/office/${address}`)).toBe(texts.noRoleHere)
      expect(screen.getByText(texts.noRoleHereText(['Admin']))).toBeVisible()
      cleanup()
    }
    for (const { path: address } of shellPages.filter((page) => may(me, page.may))) {
      expect(await openPage(`/office/${address}`)).not.toBe(texts.noRoleHere)
      cleanup()
    }
  })
})
