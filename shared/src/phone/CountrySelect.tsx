import { useCombobox } from '@brightfill/shared/combobox'
import type { PhoneCountry } from '@brightfill/shared/phone-number'
import { ChevronDownIcon } from '@brightfill/shared/ui'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { CountryList } from './CountryList'
import { findCountries } from './findCountries'
import { texts } from './texts'

interface CountrySelectProps {
  chosen: PhoneCountry
  /** Leads the list. */
  first: PhoneCountry
  onChoose: (country: PhoneCountry) => void
  className: string
}

/** The country in front of a phone number; open, it is a search field over the whole width. */
export function CountrySelect({ chosen, first, onChoose, className }: CountrySelectProps) {
  const [query, setQuery] = useState<string>() // undefined while closed
  const open = query !== undefined
  const options = useMemo(() => findCountries(query ?? '', first), [query, first])
  const combobox = useCombobox<PhoneCountry>({ options, onChoose: take })
  const { onBlur, onKeyDown, onInput, ...aria } = combobox.inputProps

  function start() {
    setQuery('')
    combobox.show()
  }
  function rest() {
    setQuery(undefined)
    combobox.close()
  }
  function take(country: PhoneCountry) {
    rest()
    onChoose(country)
  }
  function pressAtRest(event: KeyboardEvent<HTMLInputElement>) {
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    event.preventDefault() // Enter would send the form
    start()
  }
  function pressOpen(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.preventDefault() // a dialog around it would close too
      rest()
    } else if (event.key === 'Enter' && !aria['aria-activedescendant']) {
      event.preventDefault()
      if (query && options[0]) take(options[0])
    } else onKeyDown?.(event)
  }

  return (
    <>
      <input
        {...aria}
        role="combobox"
        type="text"
        className={className}
        data-open={open || undefined}
        aria-label={texts.country(chosen.name)}
        aria-expanded={open && combobox.open}
        spellCheck={false}
        placeholder={texts.search}
        value={query ?? texts.code(chosen)}
        onFocus={(event) => event.target.select()} // so that typing replaces it
        onClick={() => !open && start()}
        onInput={onInput}
        onChange={(event) => setQuery(event.target.value)}
        onBlur={(event) => {
          setQuery(undefined)
          onBlur?.(event)
        }}
        onKeyDown={open ? pressOpen : pressAtRest}
      />
      {!open && <ChevronDownIcon size={14} />}
      {open && <CountryList combobox={combobox} countries={options} chosen={chosen} />}
    </>
  )
}
