import { useHydrated } from '@brightfill/shared/ui'
import { useEffect, useId } from 'react'
import styles from './SchemeSwitch.module.css'
import { chooseScheme, followOtherTabs, useSchemeChoice } from './schemeChoice'
import { texts } from './texts'

const choices = ['system', 'light', 'dark'] as const

// Icons instead of words, because the switch is the only part of a page that is missing without a script.
const icons = {
  system: 'M3.75 5.25h16.5v10.5H3.75zM9 19.75h6M12 15.75v4',
  light:
    'M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM12 3v2.25M12 18.75V21M3 12h2.25M18.75 12H21' +
    'M5.64 5.64l1.6 1.6M16.76 16.76l1.6 1.6M5.64 18.36l1.6-1.6M16.76 7.24l1.6-1.6',
  dark: 'M19.75 14.5A8.25 8.25 0 0 1 9.5 4.25a8.25 8.25 0 1 0 10.25 10.25Z',
}

/**
 * A switch for light, dark or the device's scheme. It needs a script, so until one runs only its space is kept.
 */
export function SchemeSwitch() {
  const hydrated = useHydrated()
  const chosen = useSchemeChoice()
  useEffect(followOtherTabs, [])
  const name = useId()
  return (
    <fieldset
      className={styles.switch}
      aria-label={texts.scheme}
      data-waiting={!hydrated || undefined}
      data-print="hide"
    >
      {choices.map((choice) => (
        <label key={choice} className={styles.choice} title={texts[choice]}>
          <input
            type="radio"
            name={name}
            aria-label={texts[choice]}
            value={choice}
            checked={chosen === choice}
            onChange={() => chooseScheme(choice)}
            className={styles.radio}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            <path d={icons[choice]} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
