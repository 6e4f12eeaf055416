import type { StaffRow } from '@brightfill/shared/contract'
import { Buttons, OfficeDialog, OfficeForm, SureButton, useAction, useAttempt } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { Select } from '@brightfill/shared/ui'
import { useState } from 'react'
import { RoleFields } from './RoleFields'
import styles from './Staff.module.css'
import { texts } from './texts'

type Action = 'roles' | 'remove' | 'sessions/end' | 'factor/reset'

interface ColleagueDialogProps {
  colleague: StaffRow
  /** All staff: one of them may take over the enquiries. */
  staff: readonly StaffRow[]
  onClose: () => void
  onDone: () => void
}

/** Gives and takes roles, removes from staff, signs out everywhere, resets the second factor (O-10, O-72). */
export function ColleagueDialog({ colleague, staff, onClose, onDone }: ColleagueDialogProps) {
  const [roles, setRoles] = useState(colleague.roles)
  const [seen] = useState(colleague.version)
  const [heir, setHeir] = useState('')
  const { act } = useAction('staff')
  const open = colleague.open_enquiries
  const doing = useAttempt(async (action: Action = 'roles') => {
    const hand_over =
      heir && (action === 'remove' || !may({ roles }, 'enquiries.write')) ? { hand_over: Number(heir) } : {}
    if (action === 'roles') await act(colleague, 'roles', { roles, version: seen, ...hand_over })
    else if (action === 'remove') await act(colleague, 'roles', { roles: [], version: seen, ...hand_over })
    else await act(colleague, action, {})
    onDone()
  }, texts.notDone)
  const does = (action: Action) => (doing.tried?.[0] ?? 'roles') === action
  const sureButton = (action: Action, label: string, sure: string) => (
    <SureButton
      label={label}
      sure={sure}
      loading={doing.busy && does(action)}
      onSure={() => void doing.attempt(action)}
    />
  )
  return (
    <OfficeDialog title={texts.edit(colleague.name)} onClose={onClose}>
      <OfficeForm
        doing={doing}
        save={texts.saveRoles}
        button={{ progressLabel: texts.saving, loading: doing.busy && does('roles'), disabled: roles.length === 0 }}
      >
        <RoleFields chosen={roles} onChange={setRoles} fault={roles.length === 0 ? texts.chooseOrRemove : undefined} />
        {open > 0 && (
          <Select
            label={texts.handOver(open)}
            hint={texts.handOverHint}
            options={[
              { value: '', label: texts.handOverNobody },
              ...staff
                .filter((person) => person.id !== colleague.id && !person.invited && may(person, 'enquiries.write'))
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={heir}
            onChange={({ target }) => setHeir(target.value)}
          />
        )}
      </OfficeForm>
      <Buttons className={styles.buttons}>
        {!colleague.invited && sureButton('sessions/end', texts.endSessions, texts.endSessionsNow)}
        {(colleague.second_factor || colleague.passkeys > 0) &&
          sureButton('factor/reset', texts.resetFactor, texts.resetFactorNow)}
        {colleague.invited
          ? sureButton('remove', texts.removeInvited, texts.removeInvitedNow)
          : sureButton('remove', texts.remove, texts.removeNow)}
      </Buttons>
    </OfficeDialog>
  )
}
