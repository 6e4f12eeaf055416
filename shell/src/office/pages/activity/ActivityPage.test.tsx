import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPage } from '../drawPage'
import { ActivityPage } from './ActivityPage'

const stubs = {
  'GET /office/activity': { data: [], total: 0 },
  'GET /office/staff': { data: [{ id: 4, name: 'Tess Moor' }] },
}

describe('the activity log', () => {
  it('waits with a day until its year is whole, and keeps the figures that are typed [O-11]', async () => {
    const calls = drawPage(ActivityPage, stubs)
    const from = await screen.findByLabelText('From')
    // As a browser has them while 2026 is typed.
    for (const year of ['0002', '0020', '0202']) {
      fireEvent.change(from, { target: { value: `${year}-11-24` } })
      expect(from).toHaveValue(`${year}-11-24`)
    }
    fireEvent.change(from, { target: { value: '2026-11-24' } })
    await waitFor(() => expect(calls.at(-1)?.params).toHaveProperty('from'))
    expect(from).toHaveValue('2026-11-24')
    const asked = calls.flatMap(({ params }) => (params.from ? [new Date(String(params.from)).getFullYear()] : []))
    expect(asked).toEqual([2026])
  })

  it('is narrowed to a person and a kind of which no row is on screen [O-11]', async () => {
    const calls = drawPage(ActivityPage, stubs)
    await screen.findByRole('option', { name: 'Tess Moor' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Tess Moor')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ person: 4 }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'customer deleted')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ person: 4, kind: 'customer deleted' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Everybody')
    await waitFor(() => expect(calls.at(-1)?.params).not.toHaveProperty('person'))
  })
})
