import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPage } from '../drawPage'
import { SignInPage } from './SignInPage'

const codes = Array.from({ length: 10 }, (_, index) => `7K4M-92Q${index}`)

describe('the settings of a colleague', () => {
  it('set up another phone, with ten new recovery codes [O-08]', async () => {
    const calls = drawPage(SignInPage, {
      'GET /office/me': { data: { announcements: 'never' } },
      'GET /office/passkeys': { data: [] },
      'POST /office/factor': { result: 1, secret: 'ABCDEFGH', uri: 'otpauth://totp/Brightfill?secret=ABCDEFGH' },
      'POST /office/factor/confirm': { result: 1, recovery_codes: codes },
    })
    expect(await screen.findByText(/3 of 10 recovery codes left/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Set up a new phone' }))
    expect(await screen.findByText('ABCDEFGH')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Six-digit code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('7K4M-92Q9')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: /^I have stored them/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByText(/10 of 10 recovery codes left/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Set up a new phone' })).toHaveFocus()
    expect(calls.at(-1)?.body).toEqual({ code: '123456' })
  })
})
