import type { StaffRole, StaffRow } from '@brightfill/shared/contract'
import { Buttons, OfficeDialog, OfficeForm, SureButton, useAction, useAttempt } from '@brightfill/shared/office'
import { useState } from 'react'
import { RoleFields } from './RoleFields'
import styles from './Staff.module.css'
import { texts } from './texts'

type Deed = 'roles' | 'sessions/end' | 'factor/reset'

interface ColleagueDialogProps {
  colleague: StaffRow
  onClose: () => void
  onDone: () => void
}

/** Gives and takes roles, signs out everywhere, resets the second factor (O-10). */
export function ColleagueDialog({ colleague, onClose, onDone }: ColleagueDialogProps) {
  const [roles, setRoles] = useState(colleague.roles)
  const { act } = useAction('staff')
  const doing = useAttempt(async (action: Deed = 'roles') => {
    await act(colleague, action, action === 'roles' ? { roles, former: colleague.roles } : {})
    onDone()
  }, texts.notDone)
  const does = (action: Deed) => (doing.tried?.[0] ?? 'roles') === action
  return (
    <OfficeDialog title={texts.edit(colleague.name)} onClose={onClose} changed={!areSame(roles, colleague.roles)}>
      <OfficeForm
        doing={doing}
        save={texts.saveRoles}
        button={{ progressLabel: texts.saving, loading: doing.busy && does('roles') }}
      >
        <RoleFields chosen={roles} onChange={setRoles} />
      </OfficeForm>
      <Buttons className={styles.buttons}>
        <SureButton
          label={texts.endSessions}
          sure={texts.endSessionsNow}
          loading={doing.busy && does('sessions/end')}
          onSure={() => void doing.attempt('sessions/end')}
        />
        {(colleague.second_factor || colleague.passkeys > 0) && (
          <SureButton
            label={texts.resetFactor}
            sure={texts.resetFactorNow}
            loading={doing.busy && does('factor/reset')}
            onSure={() => void doing.attempt('factor/reset')}
          />
        )}
      </Buttons>
    </OfficeDialog>
  )
}

const areSame = (some: StaffRole[], others: StaffRole[]) => String(some.toSorted()) === String(others.toSorted())
