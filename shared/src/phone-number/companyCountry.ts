import type { Company } from '@brightfill/shared/contract'
import { firstCountry, type PhoneCountry, phoneCountries } from './countries'

/** The company's own country, the default for a number without a code. */
export const companyCountry = (company: Company | undefined): PhoneCountry =>
  phoneCountries.find(({ code }) => code === company?.Address.Country) ?? firstCountry
