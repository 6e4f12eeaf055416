import type { StaffRole } from '@brightfill/shared/contract'
import { staffRoles } from '@brightfill/shared/roles'
import { Checkbox } from '@brightfill/shared/ui'
import { useId } from 'react'
import { texts as officeTexts } from '../../texts'
import styles from './Staff.module.css'
import { texts } from './texts'

interface RoleFieldsProps {
  chosen: StaffRole[]
  onChange: (chosen: StaffRole[]) => void
  fault?: string | undefined
}

/** The roles of a colleague, who may have several. */
export function RoleFields({ chosen, onChange, fault }: RoleFieldsProps) {
  const id = useId()
  return (
    <fieldset className={styles.roles} aria-describedby={fault && id}>
      <legend>{texts.roles}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={officeTexts.roles[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
          }
        />
      ))}
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
