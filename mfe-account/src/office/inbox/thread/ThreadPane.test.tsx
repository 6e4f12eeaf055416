import { keepTokenInMemory, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { ThreadPane } from './ThreadPane'

const tom = { id: 2, name: 'Tom Whitlock', writing: true }
const stubs = {
  'GET /office/inbox/:reference': { data: aThread({ present: [tom] }) },
  'GET /office/colleagues': { data: [{ id: 2, name: 'Tom Whitlock' }] },
  'GET /office/templates': { data: [] },
}

describe('an open enquiry', () => {
  const sent = jest.fn(async (_url: string, _init: RequestInit) => new Response())
  beforeEach(() => {
    localStorage.clear()
    sent.mockClear()
    globalThis.fetch = sent as typeof fetch // the call sent when leaving the page
  })

  it('no longer names a colleague who has gone offline [O-47]', async () => {
    let answered = aThread({ present: [tom] })
    stubApi({ ...stubs, 'POST /office/inbox/:reference/presence': () => ({ data: answered }) })
    jest.useFakeTimers({ advanceTimers: true })
    drawInOffice(<ThreadPane reference="E-22222222" />)
    expect(await screen.findByText('Tom Whitlock is writing an answer.')).toBeInTheDocument()
    answered = aThread()
    jest.advanceTimersByTime(20_000)
    await waitFor(() => expect(screen.queryByText('Tom Whitlock is writing an answer.')).not.toBeInTheDocument())
    jest.useRealTimers()
  })

  it.each([
    ['is left', (leave: () => void) => leave()],
    ['is closed with its page', () => void fireEvent(window, new Event('pagehide'))],
  ])('tells colleagues when it %s [O-47]', async (_, end) => {
    keepTokenInMemory('token')
    stubApi({ ...stubs, 'POST /office/inbox/:reference/presence': { data: aThread() } })
    const { leave } = drawInOffice(<ThreadPane reference="E-22222222" />)
    await screen.findByRole('heading', { name: 'Ada Field', level: 1 })
    end(leave)
    expect(sent).toHaveBeenCalledWith(
      '/api/office/inbox/E-22222222/presence',
      expect.objectContaining({
        body: JSON.stringify({ open: false, writing: false }),
        headers: expect.objectContaining({ Authorization: 'Bearer token' }),
        keepalive: true,
      }),
    )
  })
})
