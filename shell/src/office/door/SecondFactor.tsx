import type { OfficeMe } from '@brightfill/shared/contract'
import { useState } from 'react'
import { openOffice } from '../officeSession'
import { CodeForm } from './CodeForm'
import { Door } from './Door'
import styles from './Door.module.css'
import { texts } from './texts'

export interface DoorStepProps {
  me: OfficeMe
  onOpen: () => void
  onLeave: () => void
}

/** Asks for the second factor (O-08). */
export function SecondFactor({ me, onOpen, onLeave }: DoorStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const app = kind === 'app'
  async function open(code: string) {
    await openOffice(code)
    onOpen()
  }
  return (
    <Door title={texts.oneMore(me.name.split(' ')[0] ?? me.name)} onLeave={onLeave}>
      <p>{app ? texts.enter : texts.enterRecovery}</p>
      <CodeForm key={kind} kind={kind} submitLabel={texts.open} onCode={open} />
      {app && <p className={styles.hint}>{texts.pasting}</p>}
      <button type="button" className={styles.link} onClick={() => setKind(app ? 'recovery' : 'app')}>
        {app ? texts.recoveryInstead(me.second_factor.recovery_codes_left) : texts.appInstead}
      </button>
      <p className={styles.hint}>{texts.closes}</p>
    </Door>
  )
}
