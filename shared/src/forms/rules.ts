import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { messages } from '@brightfill/shared/messages'
import { ref, string } from 'yup'

// yup's own rule takes "a@b", which no mail server of a customer is called.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** A required e-mail address; blanks around it are no fault. */
export const email = () => string().trim().required(messages.form.email).matches(address, messages.form.email)

/** An e-mail address that may be left out but must be one if filled. */
export const optionalEmail = () => string().trim().matches(address, { message: messages.form.email, excludeEmptyString: true })

/** A password of at least eight characters. */
export const password = () => string().required(messages.password.enter).min(PASSWORD_MIN_LENGTH, messages.password.short)

/** The same password once more. */
export const confirmationOf = (field: string) =>
  string()
    .required(messages.password.confirm)
    .oneOf([ref(field)], messages.password.mismatch)
