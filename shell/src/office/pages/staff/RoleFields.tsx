import type { StaffRole } from '@brightfill/shared/contract'
import { Checkbox } from '@brightfill/shared/ui'
import { texts as officeTexts } from '../../texts'
import styles from './Staff.module.css'
import { texts } from './texts'

const roles: StaffRole[] = ['editor', 'sales', 'admin']

/** Which roles somebody has; a person may have several. */
export function RoleFields({ chosen, onChange }: { chosen: StaffRole[]; onChange: (chosen: StaffRole[]) => void }) {
  return (
    <fieldset className={styles.roles}>
      <legend>{texts.roles}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={officeTexts.roles[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
          }
        />
      ))}
    </fieldset>
  )
}
