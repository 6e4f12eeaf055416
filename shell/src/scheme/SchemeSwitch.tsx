import { useHydrated } from '@brightfill/shared/ui'
import { useId, useSyncExternalStore } from 'react'
import styles from './SchemeSwitch.module.css'
import { chooseScheme, schemeOnRoot, watchScheme } from './schemeChoice'
import { texts } from './texts'

const choices = ['system', 'light', 'dark'] as const

/** Light, dark, or what the device says. It needs a script, so until one runs only its place is kept. */
export function SchemeSwitch() {
  const hydrated = useHydrated()
  const chosen = useSyncExternalStore(watchScheme, schemeOnRoot, () => 'system')
  const name = useId()
  return (
    <fieldset className={styles.switch} data-waiting={!hydrated || undefined} data-print="hide">
      <legend className={styles.legend}>{texts.scheme}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => chooseScheme(choice)}
            className={styles.radio}
          />
          {texts[choice]}
        </label>
      ))}
    </fieldset>
  )
}
