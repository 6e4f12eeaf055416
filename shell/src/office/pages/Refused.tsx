import type { StaffRole } from '@brightfill/shared/contract'
import { OfficePage } from '@brightfill/shared/office'
import { ButtonLink, Notice } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** A page that needs a role which this colleague does not have. */
export function NotForYou({ roles }: { roles: readonly StaffRole[] }) {
  const names = roles.map((role) => texts.roles[role]).join(', ')
  return (
    <OfficePage title={texts.noRoleHere}>
      <Notice heading={texts.noRoleHere} text={texts.noRoleHereText(names)} actions={<Home />} />
    </OfficePage>
  )
}

export function NoSuchPage() {
  return (
    <OfficePage title={texts.noPage}>
      <Notice heading={texts.noPage} text={texts.noPageText} actions={<Home />} />
    </OfficePage>
  )
}

const Home = () => (
  <ButtonLink to="/office" reloadDocument={false}>
    {texts.goHome}
  </ButtonLink>
)
