import { type Combobox, OptionList } from '@brightfill/shared/combobox'
import type { PhoneCountry } from '@brightfill/shared/phone-number'
import styles from './CountryList.module.css'
import { texts } from './texts'

interface CountryListProps {
  combobox: Combobox
  countries: readonly PhoneCountry[]
  chosen: PhoneCountry
}

/** The countries found, or a line that says there are none. */
export function CountryList({ combobox, countries, chosen }: CountryListProps) {
  return (
    <>
      <OptionList combobox={combobox} options={countries} label={texts.countries} keyOf={({ code }) => code}>
        {({ code, name, emoji, dial_code }) => (
          <span className={styles.country} data-chosen={code === chosen.code || undefined}>
            <span aria-hidden="true" className={styles.code}>
              {code}
            </span>
            <span>
              {/* The flag is after the name because some systems have no flags. */}
              <span>{name}</span> <span aria-hidden="true">{emoji}</span>
            </span>
            <span className={styles.dial}>{dial_code}</span>
          </span>
        )}
      </OptionList>
      <p role="status" className={styles.none}>
        {countries.length === 0 ? texts.none : ''}
      </p>
    </>
  )
}
