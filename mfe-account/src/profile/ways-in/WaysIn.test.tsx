import { aUser, keepTokenInMemory, refusal, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

const [here, there] = [
  {
    id: 1,
    device: 'Firefox on Windows',
    created_at: '2026-11-01T08:00:00Z',
    used_at: '2026-11-28T08:00:00Z',
    current: 1,
  },
  { id: 2, device: '', created_at: '2026-10-02T08:00:00Z', used_at: '2026-10-03T08:00:00Z', current: 0 },
]
const google = { provider: 'google', created_at: '2026-11-20T08:00:00Z' }

async function open(data: object, answers: Record<string, object> = {}) {
  let ended = false
  const calls = stubApi({
    'GET /user/ways-in': () => ({
      result: 1,
      data: { devices: ended ? [here] : [here, there], providers: [google], has_password: 1, ...data },
    }),
    'POST /user/sessions/end': () => {
      ended = true
      return { result: 1 }
    },
    'POST /user/providers/remove': { result: 1 },
    ...answers,
  })
  keepTokenInMemory('T')
  await renderRoutes(routes, '/user/profile', { session: signedInAs(aUser()) })
  const part = within(await screen.findByRole('region', { name: 'Sign-in and devices' }))
  return { part, calls }
}
const last = (calls: { name: string; body: object }[], name: string) => calls.find((call) => call.name === name)?.body

describe('who can sign in', () => {
  it('lists each device with when it signed in and was last used; this one cannot be signed out here [R-624]', async () => {
    const { part } = await open({})
    const [first, second] = part.getAllByRole('listitem')
    expect(first).toHaveTextContent('Firefox on Windows (This device)Signed in 1 Nov. 2026. Last used 28 Nov. 2026.')
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    expect(second).toHaveTextContent('Unknown deviceSigned in 2 Oct. 2026. Last used 3 Oct. 2026.')
  })

  it('signs a device out, says so, and keeps the focus [R-624, R-701]', async () => {
    const { part, calls } = await open({})
    await userEvent.click(
      part.getByRole('button', { name: 'Sign out this device: Unknown device, Signed in 2 Oct. 2026' }),
    )
    expect(await part.findByText('Unknown device has been signed out.')).toHaveAttribute('role', 'status')
    expect(last(calls, 'POST /user/sessions/end')).toEqual({ id: '2' })
    expect(part.getByRole('heading', { name: 'Sign-in and devices' })).toHaveFocus()
    await waitFor(() => expect(part.queryByText('Unknown device')).not.toBeInTheDocument())
  })

  it('removes a provider [R-624]', async () => {
    const { part, calls } = await open({})
    await userEvent.click(part.getByRole('button', { name: 'Remove Google' }))
    expect(await part.findByText('You can no longer sign in with Google.')).toBeVisible()
    expect(last(calls, 'POST /user/providers/remove')).toEqual({ provider: 'google' })
  })

  it('says what to do first when a provider is the only way in [R-624]', async () => {
    const { part } = await open({ has_password: 0 })
    expect(part.getByText(/Google is your only way to sign in. Set a password first/)).toBeVisible()
    expect(part.queryByRole('button', { name: 'Remove Google' })).not.toBeInTheDocument()
  })

  it.each([
    ['a failure', refusal(503), 'That did not work, and nothing has changed. Try again.'],
    ['a session that has ended', refusal(401), 'Your session has ended. Sign in again, then come back here.'],
    ['a refusal', refusal(409, 'This is your only way in.'), 'This is your only way in.'],
  ])('says so at %s [R-624]', async (_, answer, text) => {
    const { part } = await open({}, { 'POST /user/providers/remove': answer })
    await userEvent.click(part.getByRole('button', { name: 'Remove Google' }))
    expect(await part.findByText(text)).toBeVisible()
  })

  it('the details of the account show without it [R-503]', async () => {
    const { part } = await open({}, { 'GET /user/ways-in': refusal(503) })
    expect(part.getByText('We could not load your devices.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toBeVisible()
  })
})
