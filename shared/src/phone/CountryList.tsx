import type { Combobox } from '@brightfill/shared/combobox'
import { useEffect } from 'react'
import styles from './CountryList.module.css'
import type { PhoneCountry } from './PhoneCountry'
import { texts } from './texts'

interface CountryListProps {
  combobox: Combobox
  countries: readonly PhoneCountry[]
  chosen: PhoneCountry
}

/** What the search for a country offers, or that there is none. */
export function CountryList({ combobox, countries, chosen }: CountryListProps) {
  const marked = combobox.inputProps['aria-activedescendant']
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  return (
    <div className={styles.popup}>
      {combobox.open && (
        <ul {...combobox.listProps} className={styles.list} aria-label={texts.countries}>
          {countries.map((country, index) => (
            <li
              key={country.code}
              {...combobox.optionProps(index)}
              className={styles.option}
              data-chosen={country.code === chosen.code || undefined}
            >
              <span aria-hidden="true" className={styles.code}>
                {country.code}
              </span>
              <span>
                {/* Not every system has flags; behind the name a missing one leaves no hole. */}
                {country.name} <span aria-hidden="true">{country.emoji}</span>
              </span>
              <span className={styles.dial}>{country.dial_code}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.none}>
        {countries.length === 0 ? texts.none : ''}
      </p>
    </div>
  )
}
