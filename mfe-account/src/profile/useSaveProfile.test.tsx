import { aUser, fillIn, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

describe('saving the profile again', () => {
  it('a new password that is still wrong gets the focus each time [R-051]', async () => {
    const calls = stubApi({ 'POST /user/change-user': { result: 1, data: aUser() } })
    await renderRoutes(routes, '/user/profile', { session: signedInAs() })
    const password = await screen.findByLabelText('New password')
    await fillIn({ 'New password': 'short', 'Confirm password': 'short' })
    for (const attempt of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
      await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /user/change-user')).toHaveLength(attempt))
      await waitFor(() => expect(password).toHaveFocus())
    }
  })
})
