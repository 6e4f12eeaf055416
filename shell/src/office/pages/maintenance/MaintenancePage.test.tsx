import { changedBy, type StubbedCall } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPage } from '../drawPage'
import { MaintenancePage } from './MaintenancePage'

describe('the page of maintenance', () => {
  it('asks once before it closes the site [O-74]', async () => {
    let now = { on: false, note: '', until: null }
    const calls = drawPage(MaintenancePage, {
      'GET /office/maintenance': () => ({ data: now }),
      'POST /office/maintenance': ({ body }: StubbedCall) => {
        now = { ...now, on: Boolean(body.on) }
        return { data: now }
      },
    })
    const posts = () => calls.filter(({ name }) => name.startsWith('POST')).length
    await userEvent.click(await screen.findByRole('button', { name: 'Start maintenance' }))
    const dialog = screen.getByRole('dialog', { name: 'Close the site to visitors?' })
    expect(posts()).toBe(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(posts()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Start maintenance' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close the site' }))
    expect(await screen.findByText('The site is under maintenance')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(posts()).toBe(1)
  })

  it('refuses an end in the year 26 at the field, and says how to correct it [R-772]', async () => {
    const calls = drawPage(MaintenancePage, {
      'GET /office/maintenance': { data: { on: true, note: '', until: null, version: 1 } },
    })
    const end = await screen.findByLabelText(/^Expected end/)
    fireEvent.change(end, { target: { value: '0026-12-01T08:00' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save note and time' }))
    expect(end).toHaveAccessibleDescription(/^Enter the year with four digits, such as 2026\./)
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  it('replaces the note of a colleague only when it is saved again after a warning [O-90]', async () => {
    let now = { on: true, note: '', until: null, version: 1 }
    const calls = drawPage(MaintenancePage, {
      'GET /office/maintenance': () => ({ data: now }),
      'POST /office/maintenance': ({ body }: StubbedCall) => {
        const { version, ...wanted } = body
        if (version !== now.version) return changedBy('Tom', { data: now })
        return { data: Object.assign(now, wanted) }
      },
    })
    const note = await screen.findByLabelText(/^Note for visitors/)
    await userEvent.type(note, 'We move')
    now = { ...now, note: 'Back at noon', version: 2 }
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note and time' }))
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(note).toHaveValue('We move')
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2))
    expect(await screen.findByText('Saved: Back at noon')).toBeVisible()
    expect(screen.getByText('Yours: We move')).toBeVisible()
    await save()
    await waitFor(() => expect(now.note).toBe('We move'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(note).toHaveValue('We move')
  })
})
