import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPage } from '../drawPage'
import { ActivityPage } from './ActivityPage'

const stubs = {
  'GET /office/activity': { data: [], total: 0 },
  'GET /office/staff': { data: [{ id: 4, name: 'Tess Moor' }] },
}

describe('the activity log', () => {
  it('applies a day once its year is complete, and keeps the digits that are typed [O-11]', async () => {
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

  it('keeps a day of the year 26, and says at the field what is wrong with it [R-772]', async () => {
    const calls = drawPage(ActivityPage, stubs)
    const to = await screen.findByLabelText('To')
    fireEvent.change(to, { target: { value: '0026-05-12' } })
    fireEvent.blur(to)
    expect(to).toHaveValue('0026-05-12')
    expect(to).toHaveAccessibleDescription('Enter the year with four digits, such as 2026.')
    fireEvent.change(to, { target: { value: '2026-05-12' } })
    expect(to).toHaveAccessibleDescription('')
    await waitFor(() => expect(calls.at(-1)?.params).toHaveProperty('until'))
  })

  it('says that its days are in the wrong order instead of that nothing happened [O-11]', async () => {
    const calls = drawPage(ActivityPage, stubs)
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-24' } })
    await waitFor(() => expect(calls.at(-1)?.params).toHaveProperty('from'))
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
    expect(await screen.findByText('The start date is after the end date. Please change one of them.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-28' } })
    expect(await screen.findByText(/^No matching activity/)).toBeVisible()
  })

  it('filters by a person and a kind without a row on screen [O-11]', async () => {
    const calls = drawPage(ActivityPage, stubs)
    await screen.findByRole('option', { name: 'Tess Moor' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Tess Moor')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ person: 4 }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'customer deleted')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ person: 4, kind: 'customer deleted' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Anyone')
    await waitFor(() => expect(calls.at(-1)?.params).not.toHaveProperty('person'))
  })
})
