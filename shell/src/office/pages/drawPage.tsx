import type { OfficeMe, StaffRole } from '@brightfill/shared/contract'
import { CoreAdminContext } from '@brightfill/shared/office'
import { type Stubs, stubApi } from '@brightfill/shared/testing'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { makeAdmin } from '../officeAdmin'

/** For tests: draws a page of the shell, for an admin by default, with the calls that the office makes for it. */
export function drawPage(Page: ComponentType<{ me: OfficeMe }>, stubs: Stubs, roles: StaffRole[] = ['admin']) {
  window.location.replace('#/') // filters stand in the address
  const calls = stubApi(stubs)
  const me: OfficeMe = {
    id: 1,
    name: 'Hanna Lindqvist',
    email: 'hanna@brightfill.example',
    roles,
    second_factor: { set: true, app: true, passkeys: 0, required: true, recovery_codes_left: 3 },
    open: null,
    announcements: 'never',
  }
  const { dataProvider, queryClient } = makeAdmin({ me, onClosed: () => {} })
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <Page me={me} />
    </CoreAdminContext>,
  )
  return calls
}
