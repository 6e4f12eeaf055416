import { refusal, stubApi } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openOffice } from '../officeSession'
import { CodeForm } from './CodeForm'

describe('the second factor', () => {
  it('says at its field that a code was wrong, with the message of the api [O-75]', async () => {
    const said = 'This code is incorrect or has been used'
    stubApi({ 'POST /office/session': refusal(422, 'Please check the marked fields', { code: [said] }) })
    render(<CodeForm kind="app" submitLabel="Open the office" onCode={(code) => openOffice(code).then(() => {})} />)
    await userEvent.type(screen.getByLabelText('Six-digit code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Open the office' }))
    expect(await screen.findByText(`${said}.`)).toBeVisible()
    expect(screen.queryByText(/Some fields/)).not.toBeInTheDocument()
  })
})
