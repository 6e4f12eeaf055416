import { refusal, type StubbedCall } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPage } from '../drawPage'
import { MaintenancePage } from './MaintenancePage'

describe('the page of maintenance', () => {
  it('replaces the note of a colleague only when it is saved again after that was said [O-54, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    let now = { on: true, note: '', until: null }
    const calls = drawPage(MaintenancePage, {
      'GET /office/maintenance': () => ({ data: now }),
      'POST /office/maintenance': ({ body }: StubbedCall) => {
        const { former, ...wanted } = body
        if (JSON.stringify(former) !== JSON.stringify(now)) return refusal(409, 'A colleague has changed this')
        return { data: Object.assign(now, wanted) }
      },
    })
    const note = await screen.findByLabelText(/^Note for visitors/)
    await userEvent.type(note, 'We move')
    now = { ...now, note: 'Back at noon' }
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note and time' }))
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has changed this')
    expect(note).toHaveValue('We move')
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2))
    await save()
    await waitFor(() => expect(now.note).toBe('We move'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(note).toHaveValue('We move')
  })
})
