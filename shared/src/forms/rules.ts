import { cleanEmail, EMAIL_MAX_LENGTH, isEmail, PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { messages } from '@brightfill/shared/messages'
import { ref, string } from 'yup'

/**
 * A required e-mail address, by the same rule as the api's: yup's own accepts "a@b". Surrounding spaces and
 * invisible characters are removed.
 */
export const email = () => optionalEmail().required(messages.form.email)

/** An optional e-mail address. One that is too long is left to the rule about lengths, which says so. */
export const optionalEmail = () =>
  string()
    .transform((typed?: string) => typed && cleanEmail(typed))
    .test('email', messages.form.email, (address) => !address || address.length > EMAIL_MAX_LENGTH || isEmail(address))

/** A password of at least eight characters. */
export const password = () =>
  string().required(messages.password.enter).min(PASSWORD_MIN_LENGTH, messages.password.short)

/** The password typed again. */
export const confirmationOf = (field: string) =>
  string()
    .required(messages.password.confirm)
    .oneOf([ref(field)], messages.password.mismatch)
