import { OptionList, useCombobox, useSuggestions } from '@brightfill/shared/combobox'
import type { Country } from '@brightfill/shared/contract'
import { useFormField, useFormikContext } from '@brightfill/shared/forms'
import { Field, Input, VisuallyHidden } from '@brightfill/shared/ui'
import { useEffect } from 'react'
import { fetchCountries } from '../api/account'
import styles from './ProfileForm.module.css'
import type { Profile } from './profileSchema'
import { texts } from './texts'

/** The country of the address, found by its first letters. Only a country of the list can be saved. */
export function CountryField() {
  const { id, error, value } = useFormField<string>('country')
  const { setFieldValue, setValues } = useFormikContext<Profile>()
  const { suggestions: countries, suggest: search } = useSuggestions(fetchCountries, value)
  const combobox = useCombobox({ options: countries, keyOf: ({ id }) => id, onChoose: choose })
  const { open, inputProps } = combobox

  function choose(country: Country) {
    void setValues((profile) => ({ ...profile, country: country.name, countryId: String(country.id) }))
  }
  function type(text: string) {
    void setValues((profile) => ({ ...profile, country: text, countryId: '' }))
    void search(text)
  }
  useEffect(() => {
    // A complete name counts as chosen, also when the list arrives after it: it was pasted or filled in by the browser.
    const same = countries.find(({ name }) => name.toLowerCase() === value.trim().toLowerCase())
    if (same) void setFieldValue('countryId', String(same.id))
  }, [countries, value, setFieldValue])

  return (
    <Field label={texts.country} hint={texts.countryHint} error={error} id={id} optional>
      {(control) => (
        <div className={styles.frame}>
          <Input
            {...inputProps}
            {...control}
            name="country"
            autoComplete="country-name"
            value={value}
            onFocus={(event) => {
              inputProps.onFocus?.(event)
              void search(value)
            }}
            onChange={({ target }) => type(target.value)}
          />
          <OptionList combobox={combobox} options={countries} label={texts.countries} keyOf={({ id }) => id}>
            {({ name }) => name}
          </OptionList>
          <VisuallyHidden role="status">{open && texts.countryCount(countries.length)}</VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
