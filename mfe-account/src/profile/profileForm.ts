import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import type { User, UserChange } from '@brightfill/shared/contract'
import { email, type InferType, object, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { texts } from './texts'

/** What can be saved even while the password fields are wrong: their rules are kept apart. */
export const profileSchema = object({
  name: string().trim().required(messages.form.name),
  surname: string().trim().default(''),
  email: email(),
  phone: string().trim().default(''),
  position: string().trim().default(''),
  street: string().trim().default(''),
  /** Id of the chosen country as text; empty for none. */
  countryId: string().default(''),
  country: string()
    .trim()
    .default('')
    .test('chosen', texts.chooseCountry, (text, { parent }) => text === '' || parent.countryId !== ''),
  city: string().trim().default(''),
  state: string().trim().default(''),
  zip: string().trim().default(''),
  newPassword: string().default(''),
  confirmPassword: string().default(''),
})
export type Profile = InferType<typeof profileSchema>

export function profileOf(user: User): Profile {
  const { address } = user
  return {
    name: user.name,
    surname: user.second_name,
    email: user.email,
    phone: user.phone,
    position: user.position,
    street: address.address,
    countryId: address.country_id === null ? '' : String(address.country_id),
    country: user.country,
    city: address.city_name,
    state: address.state,
    zip: address.zip_code,
    newPassword: '',
    confirmPassword: '',
  }
}

/** The user object as the api takes it. */
export function changeOf(user: User, profile: Profile): UserChange & { id: number } {
  return {
    id: user.id,
    name: profile.name,
    second_name: profile.surname,
    email: profile.email,
    phone: profile.phone,
    position: profile.position,
    address: {
      address: profile.street,
      country_id: profile.country && profile.countryId ? Number(profile.countryId) : null,
      city_name: profile.city,
      state: profile.state,
      zip_code: profile.zip,
    },
  }
}

/** What is wrong with the new password, by field; nothing when both fields are empty or all is well. */
export function passwordFaults({ newPassword, confirmPassword }: Profile): Partial<Record<'newPassword' | 'confirmPassword', string>> {
  if (!newPassword && !confirmPassword) return {}
  if (!newPassword) return { newPassword: messages.password.enter }
  if (newPassword.length < PASSWORD_MIN_LENGTH) return { newPassword: messages.password.short }
  if (!confirmPassword) return { confirmPassword: messages.password.confirm }
  return newPassword === confirmPassword ? {} : { confirmPassword: messages.password.mismatch }
}
