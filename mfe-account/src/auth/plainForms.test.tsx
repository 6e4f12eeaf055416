import { renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { routes } from '../routes'

describe('a form of the sign-in pages', () => {
  it.each([
    ['/login', 'Sign In'],
    ['/registration', 'Create Account'],
    ['/forgot-password', 'Send Link'],
    ['/auth/callback?step=email', 'Send Link'],
    ['/reset-password?email=ada%40company.example&token=T', 'Save password'],
  ])('at %s posts to its own page, so nothing typed gets into an address', async (at, name) => {
    stubApi({ 'POST /reset-password-init': { result: 1 } })
    await renderRoutes(routes, at)
    const send = await screen.findByRole<HTMLButtonElement>('button', { name })
    expect(send).toBeEnabled()
    expect(send.form).toHaveAttribute('method', 'post')
    expect(send.form).not.toHaveAttribute('action')
  })
})
