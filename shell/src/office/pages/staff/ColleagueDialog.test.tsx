import type { OfficeMe, StaffRow } from '@brightfill/shared/contract'
import { CoreAdminContext } from '@brightfill/shared/office'
import { refusal, stubApi } from '@brightfill/shared/testing'
import { render, screen } from '@testing-library/react'
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
  last_here_at: null,
}

describe('the roles of a colleague', () => {
  it('are saved against those that were shown, and a refusal stays in the dialog [O-10, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const calls = stubApi({ 'POST /office/staff/roles': refusal(409, 'A colleague has changed these roles meanwhile') })
    const me = { id: 1, name: 'Ada', roles: ['admin'] } as OfficeMe // all that the calls read
    const { dataProvider, queryClient } = makeAdmin({ me, onClosed: () => {} })
    const onDone = jest.fn()
    render(
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <ColleagueDialog colleague={tess} onClose={() => {}} onDone={onDone} />
      </CoreAdminContext>,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Editor', hidden: true }))
    await userEvent.click(screen.getByRole('button', { name: 'Save roles', hidden: true }))
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'A colleague has changed these roles meanwhile',
    )
    expect(calls.map(({ body }) => body)).toEqual([{ id: 4, roles: ['sales', 'editor'], former: ['sales'] }])
    expect(onDone).not.toHaveBeenCalled()
  })
})
