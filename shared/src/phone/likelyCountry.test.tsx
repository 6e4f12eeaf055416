import { aUser, signedInAs } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, type Seen, showPhone } from './testPhone'

const norwegian = aUser({ phone: '+47 40612345', country: 'France' })
const french = aUser({ country: 'France' })

beforeEach(() => localStorage.clear())

describe('the list of countries', () => {
  it("starts with the first country of the list, the company's own, and goes on by name [R-058]", async () => {
    const { country, number } = showPhone()

    expect(country).toHaveValue('GB +44')
    expect(number).toHaveAttribute('placeholder', '0000 000000')
    await userEvent.click(country)
    const [first, second] = screen.getAllByRole('option')
    expect(first).toHaveTextContent('United Kingdom')
    expect(second).toHaveTextContent('Afghanistan')
  })

  it.each<[string, Seen, string]>([
    ["the region of the browser's language", { language: 'de-AT' }, 'AT +43'],
    ["the country of the profile's number", { language: 'de-AT', session: signedInAs(norwegian) }, 'NO +47'],
    ["the country of the profile's address", { language: 'de-AT', session: signedInAs(french) }, 'FR +33'],
  ])('puts first %s [R-058]', (_, seen, first) => {
    expect(showPhone(seen).country).toHaveValue(first)
  })

  it('puts first the country chosen earlier [R-058]', async () => {
    const { unmount } = showPhone()
    await choose('Norway')
    unmount()

    expect(showPhone({ language: 'de-AT' }).country).toHaveValue('NO +47')
  })
})
