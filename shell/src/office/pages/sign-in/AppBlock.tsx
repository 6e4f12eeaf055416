import type { OfficeMe } from '@brightfill/shared/contract'
import { Block } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { FactorSteps } from '../../door/FactorSteps'
import styles from './SignIn.module.css'
import { texts } from './texts'

const CODES = 10

/** The authenticator app of this colleague: another phone, and new recovery codes (O-08). */
export function AppBlock({ factor }: { factor: OfficeMe['second_factor'] }) {
  const [setting, setSetting] = useState(false)
  const [renewed, setRenewed] = useState(false)
  const app = factor.app || renewed
  function done() {
    setSetting(false)
    setRenewed(true)
  }
  const cancel = (
    <Button variant="secondary" size="sm" onClick={() => setSetting(false)}>
      {texts.cancel}
    </Button>
  )
  return (
    <Block title={texts.app}>
      {setting ? (
        <FactorSteps done={texts.appDone} onDone={done} otherwise={cancel}>
          {(title, step) => (
            <div className={styles.form}>
              <h3>{title}</h3>
              {step}
            </div>
          )}
        </FactorSteps>
      ) : (
        <>
          <p className={styles.text} role="status">
            <span>{app ? texts.appSet(renewed ? CODES : factor.recovery_codes_left) : texts.appUnset}</span>{' '}
            {app && <span>{texts.appChangeText}</span>}
          </p>
          <p>
            <Button variant="secondary" size="sm" autoFocus={renewed} onClick={() => setSetting(true)}>
              {app ? texts.appChange : texts.appStart}
            </Button>
          </p>
        </>
      )}
    </Block>
  )
}
