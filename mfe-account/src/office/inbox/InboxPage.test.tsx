import type { ThreadRow } from '@brightfill/shared/contract'
import { ResourceContextProvider } from '@brightfill/shared/office'
import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { InboxPage } from './InboxPage'
import { aThread } from './thread/aThread'

function draw(overdue: number, rows: object[] = []) {
  const calls = stubApi({
    'GET /office/inbox': { data: rows, total: rows.length },
    'GET /office/numbers': { data: { unread: 4, overdue, mine: 1, open: 9, due: 0, waiting: 4, undelivered: 0 } },
  })
  drawInOffice(
    <ResourceContextProvider value="inbox">
      <InboxPage />
    </ResourceContextProvider>,
  )
  return calls
}

const aRow = (reference: string, name: string): ThreadRow => ({
  reference,
  name,
  kind: 'enquiry',
  company_name: '',
  email: `${name}@sender.example`,
  subject: '',
  excerpt: '',
  status: 'new',
  unread: false,
  assigned: null,
  next_step: null,
  created_at: '2026-11-24T09:30:00.000Z',
  changed_at: '2026-11-24T09:30:00.000Z',
  waited_minutes: 1,
  answered_at: null,
  promised_minutes: 480,
  overdue: false,
})

describe('the inbox', () => {
  it('chooses many by X and Shift X, marks them as spam by its key, and takes that back [O-73]', async () => {
    const rows = [aRow('E-22222222', 'Ann'), aRow('E-33333333', 'Bob'), aRow('E-44444444', 'Cyd')]
    const references = rows.map(({ reference }) => reference)
    const calls = stubApi({
      'GET /office/inbox': { data: rows, total: 3 },
      'GET /office/numbers': { data: {} },
      'POST /office/inbox/spam': { data: references },
    })
    drawInOffice(
      <ResourceContextProvider value="inbox">
        <InboxPage />
      </ResourceContextProvider>,
    )
    await screen.findByText('Ann')
    await userEvent.keyboard('jx')
    expect(screen.getByRole('checkbox', { name: 'Select the enquiry from Ann' })).toBeChecked()
    await userEvent.keyboard('jj{Shift>}X{/Shift}')
    expect(screen.getByText('3 selected')).toBeVisible()
    await userEvent.keyboard('!')
    expect(await screen.findByText('3 marked as spam.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Mark all from these addresses' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all from these addresses' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 are no longer spam.')).toBeVisible()
    const sent = calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)
    expect(sent).toEqual([
      { references, spam: true, from_addresses: false },
      { references, spam: true, from_addresses: true },
      { references, spam: false, from_addresses: false },
    ])
  })

  beforeEach(() => window.location.replace('#/')) // the view stands in the address

  it('lists late enquiries while there are any, and leaves them for another view [O-40]', async () => {
    const calls = draw(3)
    await userEvent.click(await screen.findByRole('button', { name: /^Late\s*3$/ }))
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ show: 'open', overdue: 1 }))
    expect(screen.getByText('No enquiries are late. Those that miss their reply time appear here.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Unread\s*4$/ }))
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ show: 'unread' }))
    expect(calls.at(-1)?.params).not.toHaveProperty('overdue')
  })

  it('has no view of late ones while there are none [O-40]', async () => {
    draw(0)
    expect(await screen.findByRole('button', { name: /^Unread\s*4$/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Late/ })).not.toBeInTheDocument()
  })

  it('says when an open enquiry was answered, in place of how long it waits [O-40]', async () => {
    const today = new Date()
    today.setHours(13, 44, 0, 0)
    const { time_line: _, ...row } = aThread({ status: 'in work' })
    draw(0, [{ ...row, answered_at: today.toISOString() }])
    const answered = await screen.findByText(/^Answered/)
    expect(answered.parentElement).toHaveTextContent('Answered 13:44')
    expect(screen.queryByText(/of 8 h/)).not.toBeInTheDocument()
  })
})
