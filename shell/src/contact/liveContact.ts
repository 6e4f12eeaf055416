import { loadCountries } from '@brightfill/shared/phone'

export { LiveContactForm } from './LiveContactForm'

/** The countries come with the form, so that it shows a number typed before at once; without them it works too. */
export const ready = loadCountries().catch(() => {})
