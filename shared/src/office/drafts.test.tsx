import { lateAnswer, noAnswer, refusal, stubApi } from '@brightfill/shared/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthProvider, CoreAdminContext } from 'ra-core'
import { act } from 'react'
import { forgetDrafts } from './drafts'
import { sendUnanswered } from './outbox'
import { useDraft } from './useDraft'

const reference = 'E-22222222'
const sending = 'POST /office/inbox/:reference/notes'

function Note() {
  const { values, change, send, busy, waits, error } = useDraft('note', { text: '' })
  const { text } = values
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send({ call: sending, fields: { reference, text }, done: 'Your note was saved' }, 'notes')
      }}
    >
      <input aria-label="Note" value={text} readOnly={busy} onChange={({ target }) => change({ text: target.value })} />
      <p role="status">{waits && 'Later'}</p>
      <p role="alert">{error instanceof Error && error.message}</p>
      <button type="submit">Send</button>
    </form>
  )
}

function draw(person = 1) {
  const authProvider = { getIdentity: async () => ({ id: person }) } as AuthProvider // all that is asked
  const { unmount } = render(
    <CoreAdminContext authProvider={authProvider}>
      <Note />
    </CoreAdminContext>,
  )
  return { note: screen.getByLabelText('Note'), leave: unmount }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

/** Another page of this browser: the same code loaded again, with the browser's storage. */
async function onOtherPage(use: (page: typeof import('./drafts')) => void): Promise<void> {
  await jest.isolateModulesAsync(async () => use(await import('./drafts')))
}

describe('a draft', () => {
  beforeEach(() => forgetDrafts({ exceptOf: 0 }))

  it('is there again for the colleague who typed it, also after signing out, and for no other [O-93]', async () => {
    const first = draw(1)
    await userEvent.type(first.note, 'Call at noon')
    first.leave()
    const other = draw(2)
    await userEvent.type(other.note, 'Mine')
    expect(other.note).toHaveValue('Mine')
    other.leave()
    const again = draw(1)
    await waitFor(() => expect(again.note).toHaveValue('Call at noon'))
    expect(Object.keys(localStorage).every((key) => key.startsWith('shared.'))).toBe(true)
  })

  it('is dropped when another colleague opens the office in this browser, and after 30 days [O-93]', async () => {
    const first = draw(1)
    await userEvent.type(first.note, 'Call at noon')
    act(() => forgetDrafts({ exceptOf: 1 }))
    expect(localStorage).toHaveLength(1)
    act(() => forgetDrafts({ exceptOf: 11 }))
    expect(localStorage).toHaveLength(0)
    await userEvent.type(first.note, '!')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 3_600_000)
    act(() => forgetDrafts({ exceptOf: 1 }))
    expect(localStorage).toHaveLength(0)
    jest.restoreAllMocks()
  })

  it.each([
    ['without a line', noAnswer],
    ['and its answer is lost', lateAnswer],
  ])('sent %s waits, goes out once by itself with its key, and is gone then [O-92, O-94, R-640]', async (_, lost) => {
    let line: object = lost
    const calls = stubApi({ [sending]: () => line })
    const { note } = draw()
    await userEvent.type(note, 'Call at noon')
    await send()
    expect(await screen.findByText('Later')).toBeVisible()
    line = { result: 1 }
    const told: string[] = []
    await act(() => sendUnanswered(1, ({ done }) => told.push(done)))
    await waitFor(() => expect(note).toHaveValue(''))
    expect(told).toEqual(['Your note was saved'])
    expect(localStorage).toHaveLength(0)
    const keys = calls.map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), keys[0]])
    await act(() => sendUnanswered(1, () => told.push('again')))
    expect(calls).toHaveLength(2)
  })

  it('that was sent without an answer is sent again with the same key after a reload [O-92, R-640]', async () => {
    const calls = stubApi({ [sending]: lateAnswer })
    const { note, leave } = draw()
    await userEvent.type(note, 'Call at noon')
    await send()
    await screen.findByText('Later')
    leave()
    const sent: unknown[] = []
    await jest.isolateModulesAsync(async () => {
      const { configureApi } = await import('@brightfill/shared/api')
      const page = await import('./outbox')
      configureApi({
        baseURL: '/api',
        adapter: async (config) => {
          sent.push([JSON.parse(config.data).text, config.headers['Idempotency-Key']])
          return { data: { result: 1 }, status: 200, statusText: '', headers: {}, config }
        },
      })
      await page.sendUnanswered(1, () => {})
    })
    expect(sent).toEqual([['Call at noon', calls[0]?.headers['Idempotency-Key']]])
    expect(localStorage).toHaveLength(0)
  })

  it('that is changed while it waits goes out only when the colleague sends it, as the same message [O-94, R-640]', async () => {
    const calls = stubApi({ [sending]: noAnswer })
    const { note } = draw()
    await userEvent.type(note, 'Call')
    await send()
    await screen.findByText('Later')
    await userEvent.type(note, ' at noon')
    expect(screen.queryByText('Later')).not.toBeInTheDocument()
    await act(() => sendUnanswered(1, () => {}))
    expect(calls).toHaveLength(1)
    await send()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body.text).toBe('Call at noon')
    expect(calls[1]?.headers['Idempotency-Key']).toBe(calls[0]?.headers['Idempotency-Key'])
  })

  it('that was changed after it had arrived says so, and goes out as a new message when it is sent again [R-640]', async () => {
    const used = refusal(422, 'An earlier version of this has already been sent', undefined, undefined, {
      code: 'key_used',
    })
    let answer: object = used
    const calls = stubApi({ [sending]: () => answer })
    const { note } = draw()
    await userEvent.type(note, 'Call at noon')
    await send()
    expect(await screen.findByText('An earlier version of this has already been sent')).toBeVisible()
    expect(note).toHaveValue('Call at noon')
    answer = { result: 1 }
    await send()
    await waitFor(() => expect(note).toHaveValue(''))
    expect(calls[1]?.headers['Idempotency-Key']).not.toBe(calls[0]?.headers['Idempotency-Key'])
  })

  it('typed in two tabs is two messages, each with its own key [R-640]', async () => {
    const { note } = draw()
    await userEvent.type(note, 'Mine')
    const [place = ''] = Object.keys(localStorage)
    const { key } = JSON.parse(localStorage.getItem(place) ?? '')
    await onOtherPage(({ changeDraft }) => expect(changeDraft(place, { text: 'Another one' }).key).not.toBe(key))
    fireEvent(window, new StorageEvent('storage', { key: place, newValue: localStorage.getItem(place) }))
    expect(note).toHaveValue('Mine')
  })

  it('that another tab has sent is gone here too [R-640]', async () => {
    const { note } = draw()
    await userEvent.type(note, 'Mine')
    const [place = ''] = Object.keys(localStorage)
    const oldValue = localStorage.getItem(place)
    localStorage.removeItem(place)
    fireEvent(window, new StorageEvent('storage', { key: place, oldValue, newValue: null }))
    await waitFor(() => expect(note).toHaveValue(''))
  })
})
