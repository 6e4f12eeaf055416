import type { SiteOptions } from '@brightfill/shared/contract'
import { PhoneInput } from '@brightfill/shared/phone'
import { createSiteStore, type Session, SiteProvider } from '@brightfill/shared/store'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'

/** A form around the field: it keeps the reported value and passes it back. */
function Holder({ start, onReport, typed }: { start: string; onReport: (value: string) => void; typed?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneInput
        label="Phone"
        name="phone"
        value={value}
        typed={typed}
        onChange={(next) => {
          onReport(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  )
}

export interface Seen {
  value?: string
  typed?: string
  /** The languages of the browser. */
  language?: string
  session?: Session
}

/** Shows it on the site of a British company. */
export function renderOnSite(field: ReactNode, session: Session = { status: 'visitor' }) {
  const company = { Address: { Country: 'GB' } }
  const options = { 'Meta site': { Company: company } } as SiteOptions // the field reads nothing else
  const store = createSiteStore({ pages: [], options })
  store.setState({ session })
  return render(<SiteProvider store={store}>{field}</SiteProvider>)
}

export function showPhone({ value = '', typed, language = 'en', session }: Seen = {}) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const onReport = jest.fn()
  const { unmount } = renderOnSite(<Holder start={value} typed={typed} onReport={onReport} />, session)
  const country = screen.getByRole('combobox', { name: /Phone country code/ })
  const number = screen.getByLabelText<HTMLInputElement>('Phone')
  return { onReport, country, number, unmount, last: () => onReport.mock.lastCall?.[0] }
}

/** Chooses a country by its name. */
export async function choose(name: string) {
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.paste(name)
  await userEvent.keyboard('{Enter}')
}
