import { refusal, stubApi } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SignInForm } from './SignInForm'

describe('the sign-in of staff during maintenance', () => {
  it.each([
    [423, 'Too many wrong passwords were given for this address. Signing in is locked for 15 minutes.'],
    [429, 'Too many requests. Try again in 2 minutes.'],
  ])('says what stands in the way and for how long, after %i [R-647]', async (status, said) => {
    stubApi({ 'POST /user/login/account/auth': refusal(status, said) })
    render(<SignInForm onSignedIn={() => {}} />)
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@company.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdefg1')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText(said)).toBeVisible()
  })
})
