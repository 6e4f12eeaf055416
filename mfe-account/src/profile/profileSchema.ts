import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import type { User, UserChange } from '@brightfill/shared/contract'
import { email, type InferType, object, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { texts } from './texts'

/**
 * Fields have the api's names, so that its messages find them. The rules of the password fields are separate:
 * everything else can be saved while they are wrong.
 */
export const profileSchema = object({
  name: string().trim().required(messages.form.name),
  second_name: string().trim().default(''),
  email: email(),
  phone: string().trim().default(''),
  position: string().trim().default(''),
  address: string().trim().default(''),
  /** Id of the chosen country as text; empty for none. */
  countryId: string().default(''),
  country: string()
    .trim()
    .default('')
    .test('chosen', texts.chooseCountry, (text, { parent }) => text === '' || parent.countryId !== ''),
  city_name: string().trim().default(''),
  state: string().trim().default(''),
  zip_code: string().trim().default(''),
  newPassword: string().default(''),
  confirmPassword: string().default(''),
})
export type Profile = InferType<typeof profileSchema>

export function profileOf({ name, second_name, email, phone, position, country, address }: User): Profile {
  const { country_id, ...place } = address
  return {
    ...{ name, second_name, email, phone, position, country, ...place },
    countryId: String(country_id ?? ''),
    newPassword: '',
    confirmPassword: '',
  }
}

/**
 * The user object for the api.
 * @param shown the e-mail address that the form began with. It is sent only if it changed: the link to a new address
 *   may have been opened meanwhile, and sending the former one would ask to move the account back.
 */
export function changeOf({ id }: User, profile: Profile, shown: string): UserChange & { id: number } {
  const { name, second_name, phone, position, address, country, countryId, city_name, state, zip_code } = profile
  const country_id = country && countryId ? Number(countryId) : null
  const email = profile.email === shown ? undefined : profile.email
  return { id, name, second_name, email, phone, position, address: { address, country_id, city_name, state, zip_code } }
}

/** Errors of the new password by field; none when both fields are empty or correct. */
export function passwordFaults({
  newPassword,
  confirmPassword,
}: Profile): Partial<Record<'newPassword' | 'confirmPassword', string>> {
  if (!newPassword && !confirmPassword) return {}
  if (!newPassword) return { newPassword: messages.password.enter }
  if (newPassword.length < PASSWORD_MIN_LENGTH) return { newPassword: messages.password.short }
  if (!confirmPassword) return { confirmPassword: messages.password.confirm }
  return newPassword === confirmPassword ? {} : { confirmPassword: messages.password.mismatch }
}
