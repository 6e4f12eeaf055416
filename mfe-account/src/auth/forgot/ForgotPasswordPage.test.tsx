import { fillIn, noAnswer, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../../routes'

async function askFor(email: string, answer: object) {
  const calls = stubApi({ 'POST /forget-password': answer })
  const page = await renderRoutes(routes, '/forgot-password')
  await screen.findByRole('heading', { name: 'Forgot your password' })
  await fillIn({ 'E-mail': email })
  await userEvent.click(screen.getByRole('button', { name: 'Send Link' }))
  return { ...page, calls }
}
const toasts = (page: Awaited<ReturnType<typeof askFor>>) => page.store.getState().toasts

describe('forgot password', () => {
  it('explains that a link comes by e-mail and leads back to login [R-473]', async () => {
    stubApi({})
    await renderRoutes(routes, '/forgot-password')
    expect(await screen.findByText(/We will e-mail you a link/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  })

  it.each(['', 'not an address', 'ada@company.example'])('sends "%s" as it is [R-474, R-475]', async (email) => {
    const page = await askFor(email, { result: 1 })
    await waitFor(() => expect(page.calls).toMatchObject([{ name: 'POST /forget-password', body: { email } }]))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').form).toHaveAttribute('novalidate')
  })

  it('success shows the toast Successful and says at the form where the link went [R-476]', async () => {
    const page = await askFor('ada@company.example', { result: 1 })
    expect(await screen.findByText(/e-mailed a link to ada@company\.example/)).toBeVisible()
    await waitFor(() => expect(toasts(page)).toMatchObject([{ type: 'success', text: 'Successful', duration: 5000 }]))
  })

  it.each([refusal(404), refusal(422), refusal(429), refusal(500), noAnswer])(
    'any failure says that the address is not registered (%o) [R-476]',
    async (answer) => {
      const page = await askFor('ada@company.example', answer)
      await waitFor(() =>
        expect(toasts(page)).toMatchObject([
          { type: 'error', text: 'This mailing address is not registered in the system', duration: 5000 },
        ]),
      )
    },
  )

  it.each([
    [
      'the address is unknown',
      refusal(404),
      'We could not send a link to this address. Check it, or create an account.',
    ],
    ['the server is busy', refusal(503), 'We could not send a link just now. Please try again later.'],
    [
      'it was asked for too often',
      refusal(429, 'No', undefined, { 'retry-after': '1500' }),
      'Too many attempts. Please try again in 25 minutes.',
    ],
    ['there is no connection', noAnswer, 'You seem to be offline. Please try again.'],
  ])('says at the form when %s [R-476]', async (_, answer, text) => {
    await askFor('ada@company.example', answer)
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
  })
})
