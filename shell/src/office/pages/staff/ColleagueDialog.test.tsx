import type { OfficeMe, StaffRow } from '@brightfill/shared/contract'
import { CoreAdminContext } from '@brightfill/shared/office'
import { noAnswer, refusal, type Stubs, stubApi } from '@brightfill/shared/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAdmin } from '../../officeAdmin'
import { ColleagueDialog } from './ColleagueDialog'

const tess: StaffRow = {
  id: 4,
  name: 'Tess',
  email: 'tess@office.example',
  roles: ['sales'],
  invited: false,
  second_factor: false,
  passkeys: 0,
  recovery_codes_left: 0,
  offices_open: 0,
  open_enquiries: 0,
  last_here_at: null,
  version: 1,
}

const hanna: StaffRow = { ...tess, id: 5, name: 'Hanna', email: 'hanna@office.example', roles: ['admin'] }

function draw(calls: Stubs, colleague = tess) {
  const made = stubApi(calls)
  const me = { id: 1, name: 'Ada', roles: ['admin'] } as OfficeMe // all that the calls read
  const { dataProvider, queryClient } = makeAdmin({ me, onClosed: () => {} })
  const onDone = jest.fn()
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <ColleagueDialog colleague={colleague} staff={[colleague, hanna]} onClose={() => {}} onDone={onDone} />
    </CoreAdminContext>,
  )
  return { calls: made, onDone }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const giveRole = () => userEvent.click(screen.getByRole('checkbox', { name: 'Editor', hidden: true }))

describe('the roles of a colleague', () => {
  it('are saved with the version that was shown, and a refusal stays in the dialog [O-10, O-90, O-57]', async () => {
    const { calls, onDone } = draw({
      'POST /office/staff/roles': refusal(409, 'A colleague has changed these roles meanwhile'),
    })
    await giveRole()
    await press('Save roles')
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'A colleague has changed these roles meanwhile',
    )
    expect(calls.map(({ body }) => body)).toEqual([{ id: 4, roles: ['sales', 'editor'], version: 1 }])
    expect(onDone).not.toHaveBeenCalled()
  })

  it('are refused at once while offline, and not saved unnoticed after reconnecting [O-94]', async () => {
    const { calls } = draw({ 'POST /office/staff/roles': noAnswer })
    fireEvent(window, new Event('offline'))
    await giveRole()
    await press('Save roles')
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'That did not work, and nothing has changed.',
    )
    fireEvent(window, new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(calls).toHaveLength(1)
  })
})

describe('a colleague', () => {
  it('is removed from the staff by a second click, with the open enquiries handed over [O-72]', async () => {
    const { calls, onDone } = draw({ 'POST /office/staff/roles': { result: 1 } }, { ...tess, open_enquiries: 2 })
    await userEvent.selectOptions(screen.getByLabelText('Hand over 2 open enquiries to'), 'Hanna')
    await press('Remove from staff')
    expect(calls).toEqual([])
    await press('Remove and sign out')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(calls.map(({ body }) => body)).toEqual([{ id: 4, roles: [], version: 1, hand_over: 5 }])
  })

  it('is signed out, or loses the second factor, only by a second click [O-10]', async () => {
    const deeds = { 'POST /office/staff/sessions/end': { result: 1 }, 'POST /office/staff/factor/reset': { result: 1 } }
    const { calls, onDone } = draw(deeds, { ...tess, second_factor: true })
    await press('Sign out everywhere')
    await press('Reset second factor')
    expect(calls).toEqual([])
    await press('Reset and sign out everywhere')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(calls.map(({ name }) => name)).toEqual(['POST /office/staff/factor/reset'])
  })
})
