import type { StaffRow } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { RoleFields } from './RoleFields'
import styles from './Staff.module.css'
import { texts } from './texts'

interface ColleagueDialogProps {
  colleague: StaffRow
  onClose: () => void
  onDone: () => void
}

/** Gives and takes roles, signs out everywhere, resets the second factor (O-10). */
export function ColleagueDialog({ colleague, onClose, onDone }: ColleagueDialogProps) {
  const [roles, setRoles] = useState(colleague.roles)
  const { act } = useAction('staff')
  const doing = useAttempt(async (action: 'roles' | 'sessions/end' | 'factor/reset' = 'roles') => {
    await act(colleague, action, action === 'roles' ? { roles, former: colleague.roles } : {})
    onDone()
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.edit(colleague.name)} onClose={onClose}>
      <OfficeForm doing={doing} save={texts.saveRoles} button={{ progressLabel: texts.saving }}>
        <RoleFields chosen={roles} onChange={setRoles} />
      </OfficeForm>
      <div className={styles.buttons}>
        <Button variant="secondary" size="sm" onClick={() => void doing.attempt('sessions/end')}>
          {texts.endSessions}
        </Button>
        {(colleague.second_factor || colleague.passkeys > 0) && (
          <Button variant="secondary" size="sm" onClick={() => void doing.attempt('factor/reset')}>
            {texts.resetFactor}
          </Button>
        )}
      </div>
    </OfficeDialog>
  )
}
