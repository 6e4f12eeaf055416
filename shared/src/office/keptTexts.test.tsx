import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthProvider, CoreAdminContext } from 'ra-core'
import { forgetKeptTexts, useKeptText } from './keptTexts'

function Note() {
  const [text, set] = useKeptText('note')
  return <input aria-label="Note" value={text} onChange={({ target }) => set(target.value)} />
}

function draw(person: number) {
  const authProvider = { getIdentity: async () => ({ id: person }) } as AuthProvider // all that is asked
  const { unmount } = render(
    <CoreAdminContext authProvider={authProvider}>
      <Note />
    </CoreAdminContext>,
  )
  return { note: screen.getByLabelText('Note'), leave: unmount }
}

describe('a kept text', () => {
  beforeEach(() => localStorage.clear())

  it('is there again for who typed it, and for nobody else [O-09, O-93]', async () => {
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

  it('is dropped when somebody else is here, and with the sign-out [O-09]', async () => {
    const first = draw(1)
    await userEvent.type(first.note, 'Call at noon')
    forgetKeptTexts({ exceptOf: 1 })
    expect(localStorage).toHaveLength(1)
    forgetKeptTexts({ exceptOf: 11 })
    expect(localStorage).toHaveLength(0)
    await userEvent.type(first.note, '!')
    forgetKeptTexts()
    expect(localStorage).toHaveLength(0)
  })
})
