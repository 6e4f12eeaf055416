import type { OfficeMe } from '@brightfill/shared/contract'
import { LinkButton } from '@brightfill/shared/office'
import { useState } from 'react'
import { openOffice } from '../officeSession'
import { openWithPasskey } from '../passkeys'
import { CodeForm } from './CodeForm'
import { Door } from './Door'
import styles from './Door.module.css'
import { PasskeyButton } from './PasskeyButton'
import { texts } from './texts'

export interface DoorStepProps {
  me: OfficeMe
  onOpen: () => void
  onLeave: () => void
}

/** Asks for the second factor (O-08). */
export function SecondFactor({ me, onOpen, onLeave }: DoorStepProps) {
  const { app, passkeys } = me.second_factor
  return (
    <Door title={texts.oneMore(me.name.split(' ')[0] ?? me.name)} onLeave={onLeave}>
      {app ? <Codes me={me} onOpen={onOpen} /> : <p>{texts.enterPasskey}</p>}
      {passkeys > 0 && (
        <PasskeyButton
          label={texts.usePasskey}
          variant={app ? 'secondary' : 'primary'}
          ask={openWithPasskey}
          onDone={onOpen}
        />
      )}
      <p className={styles.hint}>{texts.closes}</p>
    </Door>
  )
}

/** Six digits of the app, or a recovery code in place of them. */
function Codes({ me, onOpen }: Pick<DoorStepProps, 'me' | 'onOpen'>) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const app = kind === 'app'
  async function open(code: string) {
    await openOffice(code)
    onOpen()
  }
  return (
    <>
      <p>{app ? texts.enter : texts.enterRecovery}</p>
      <CodeForm key={kind} kind={kind} submitLabel={texts.open} onCode={open} />
      {app && <p className={styles.hint}>{texts.pasting}</p>}
      <LinkButton onClick={() => setKind(app ? 'recovery' : 'app')}>
        {app ? texts.recoveryInstead(me.second_factor.recovery_codes_left) : texts.appInstead}
      </LinkButton>
    </>
  )
}
