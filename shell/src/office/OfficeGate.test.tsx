import type { OfficeMe } from '@brightfill/shared/contract'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { keepTokenInMemory, noAnswer, refusal, stubApi } from '@brightfill/shared/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { OfficeGate } from './OfficeGate'

const open = { closes_at: '2026-11-26T10:00:00.000Z', ends_at: '2026-11-26T18:00:00.000Z' }
const hanna: OfficeMe = {
  id: 1,
  name: 'Hanna Lindqvist',
  email: 'hanna@brightfill.example',
  roles: ['admin'],
  second_factor: { set: true, app: true, passkeys: 0, required: true, recovery_codes_left: 10 },
  open,
  announcements: 'never',
}

/** An open office at its page of staff. `say` is an event of its newest stream. */
async function openStaffPage() {
  const there: { me: OfficeMe | ReturnType<typeof refusal> } = { me: hanna }
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  globalThis.fetch = async () =>
    new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }))
  keepTokenInMemory('token')
  const calls = stubApi({
    'GET /office/me': () => ('id' in there.me ? { data: there.me } : there.me),
    'GET /status': { maintenance: false },
    'POST /user/login/account/auth': { result: 1, token: 'another token' },
    'GET /office/staff': { data: [] },
    'POST /office/session': { result: 1 },
    'POST /office/session/end': { result: 1 },
    'GET /office/maintenance': { data: { on: false, note: '', until: null } },
  })
  const router = createMemoryRouter([{ path: '/office/*', element: <OfficeGate remotes={[]} /> }], {
    initialEntries: ['/office/staff'],
  })
  render(
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  await screen.findByRole('heading', { name: 'Staff' })
  return {
    there,
    streams,
    go: (delta: number) => act(() => router.navigate(delta)),
    asked: (name: string) => calls.filter((call) => call.name === name).length,
    say: (event: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`)),
  }
}

async function typeAnInvitation() {
  await userEvent.click(screen.getByRole('button', { name: 'Invite colleague' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Tom Whitlock')
}

async function enterCode() {
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Open the office' }))
}

async function signInAs(email: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

describe('an office', () => {
  // These load when they are first needed, which here compiles them and may take long.
  beforeAll(async () => {
    await import('@brightfill/shared/contract')
    await import('./pages/staff/StaffPage')
    await import('./pages/maintenance/MaintenancePage')
  })

  it('gets changes again after it closed and another tab of the browser opened it [O-44]', async () => {
    const { asked, say, streams } = await openStaffPage()
    say('closed')
    await waitFor(() => expect(streams).toHaveLength(2))
    await waitFor(() => expect(asked('GET /office/staff')).toBe(2)) // for what was missed
    say('change')
    await waitFor(() => expect(asked('GET /office/staff')).toBe(3))
  })

  it('that closes by itself hides everything, and gives what was typed back to the same person [O-09, O-93]', async () => {
    const { there, say, streams } = await openStaffPage()
    await typeAnInvitation()
    there.me = { ...hanna, open: null }
    say('closed')
    expect(await screen.findByLabelText('Six-digit code')).toHaveFocus()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Name')).not.toBeVisible()
    await waitFor(() => expect(document.title).toBe('One more step, Hanna | Brightfill Office'))
    expect(streams).toHaveLength(1)

    there.me = { ...hanna }
    await enterCode()
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Whitlock')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument()
    await waitFor(() => expect(streams).toHaveLength(2))
  })

  it('closes when its session ends elsewhere, and gives back what was typed after signing in here [O-09, O-93]', async () => {
    const { there, say } = await openStaffPage()
    await typeAnInvitation()
    there.me = refusal(401, 'Sign in first')
    say('closed')
    expect(await screen.findByRole('heading', { name: 'You have been signed out' })).toBeVisible()
    expect(screen.getByText(/Sign in again as Hanna Lindqvist to carry on/)).toBeVisible()
    expect(screen.getByLabelText('Name')).not.toBeVisible()

    there.me = { ...hanna }
    await signInAs(hanna.email)
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Whitlock')
  })

  it('shows another person who signs in none of it after its session ended elsewhere [O-93]', async () => {
    const { there, say } = await openStaffPage()
    await typeAnInvitation()
    there.me = refusal(401, 'Sign in first')
    say('closed')
    await screen.findByRole('heading', { name: 'You have been signed out' })
    there.me = { ...hanna, id: 2, name: 'Tom Whitlock' }
    await signInAs('tom@brightfill.example')
    await screen.findByRole('heading', { name: 'Staff' })
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  })

  it('that closes by itself shows another person nothing of it [O-93]', async () => {
    const { there, say } = await openStaffPage()
    await typeAnInvitation()
    there.me = { ...hanna, open: null }
    say('closed')
    await screen.findByLabelText('Six-digit code')
    there.me = { ...hanna, id: 2, name: 'Tom Whitlock' }
    await enterCode()
    await screen.findByRole('heading', { name: 'Staff' })
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  })

  it('stays as it is when the server does not say whether it is closed, and says so [O-57]', async () => {
    const { there, say } = await openStaffPage()
    await typeAnInvitation()
    there.me = noAnswer
    say('closed')
    expect(await screen.findByText(/^We could not load the office/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Whitlock')
    there.me = hanna
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^We could not load the office/)).not.toBeInTheDocument())
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Whitlock')
  })

  it('that was closed by hand keeps nothing of it', async () => {
    const { there } = await openStaffPage()
    await typeAnInvitation()
    there.me = { ...hanna, open: null }
    await userEvent.click(screen.getByRole('button', { name: 'Lock the office' }))
    await screen.findByLabelText('Six-digit code')
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  })

  it('closes the list of all pages on a phone by Escape, which returns the focus [O-55]', async () => {
    await openStaffPage()
    const more = screen.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(more).toHaveFocus()
  })

  it('asks before a page is left with something that is not saved, by a link or the way back [O-91]', async () => {
    const { go } = await openStaffPage()
    const [toMaintenance] = screen.getAllByRole('link', { name: 'Maintenance' })
    await userEvent.click(toMaintenance as HTMLElement)
    const note = await screen.findByLabelText(/^Note for visitors/)
    const reload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(reload()).toBe(true)
    await userEvent.type(note, 'We move')
    expect(reload()).toBe(false)
    await go(-1)
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
    expect(note).toHaveValue('We move')
    await userEvent.click(screen.getAllByRole('link', { name: 'Staff' })[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeVisible()
    expect(reload()).toBe(true)
    await go(-1)
    expect(await screen.findByLabelText(/^Note for visitors/)).toHaveValue('')
  })
})
