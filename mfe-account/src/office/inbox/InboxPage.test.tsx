import { ResourceContextProvider } from '@brightfill/shared/office'
import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { InboxPage } from './InboxPage'

function draw(overdue: number) {
  const calls = stubApi({
    'GET /office/inbox': { data: [], total: 0 },
    'GET /office/numbers': { data: { unread: 4, overdue, mine: 1, open: 9, due: 0, waiting: 4, undelivered: 0 } },
  })
  drawInOffice(
    <ResourceContextProvider value="inbox">
      <InboxPage />
    </ResourceContextProvider>,
  )
  return calls
}

describe('the inbox', () => {
  beforeEach(() => window.location.replace('#/')) // the view stands in the address

  it('lists what is late while something is, and leaves it for another view [O-40]', async () => {
    const calls = draw(3)
    await userEvent.click(await screen.findByRole('button', { name: /^Late\s*3$/ }))
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ show: 'open', overdue: 1 }))
    expect(screen.getByText('Nothing is past the promised time.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Unread\s*4$/ }))
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ show: 'unread' }))
    expect(calls.at(-1)?.params).not.toHaveProperty('overdue')
  })

  it('has no view of late ones while there are none [O-40]', async () => {
    draw(0)
    expect(await screen.findByRole('button', { name: /^Unread\s*4$/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Late/ })).not.toBeInTheDocument()
  })
})
