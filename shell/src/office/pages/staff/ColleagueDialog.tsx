import type { StaffRow } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, useUpdate } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import { RoleFields } from './RoleFields'
import styles from './Staff.module.css'
import { texts } from './texts'

interface ColleagueDialogProps {
  colleague: StaffRow
  onClose: () => void
  onDone: () => void
}

type Deed = { action: 'roles' | 'sessions/end' | 'factor/reset'; data: Partial<StaffRow> }

/** Gives and takes roles, signs out everywhere, resets the second factor (O-10). */
export function ColleagueDialog({ colleague, onClose, onDone }: ColleagueDialogProps) {
  const [roles, setRoles] = useState(colleague.roles)
  const [tried, setTried] = useState<Deed>()
  const [update, { isPending, error }] = useUpdate<StaffRow>()

  function attempt(deed: Deed) {
    setTried(deed)
    void update(
      'staff',
      { id: colleague.id, data: deed.data, previousData: colleague, meta: { action: deed.action } },
      { mutationMode: 'pessimistic', onSuccess: onDone },
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    attempt({ action: 'roles', data: { roles } })
  }
  return (
    <OfficeDialog title={texts.edit(colleague.name)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <RoleFields chosen={roles} onChange={setRoles} />
        {error ? (
          <Failed text={texts.notDone} error={error} onRetry={() => tried && attempt(tried)} busy={isPending} />
        ) : null}
        <Button type="submit" size="sm" loading={isPending} progressLabel={texts.saving}>
          {texts.saveRoles}
        </Button>
      </form>
      <div className={styles.buttons}>
        <Button variant="secondary" size="sm" onClick={() => attempt({ action: 'sessions/end', data: {} })}>
          {texts.endSessions}
        </Button>
        {(colleague.second_factor || colleague.passkeys > 0) && (
          <Button variant="secondary" size="sm" onClick={() => attempt({ action: 'factor/reset', data: {} })}>
            {texts.resetFactor}
          </Button>
        )}
      </div>
    </OfficeDialog>
  )
}
