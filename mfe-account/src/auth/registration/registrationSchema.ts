import { boolean, confirmationOf, email, type InferType, object, password, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'

export const registrationSchema = object({
  name: string().trim().required(messages.form.name),
  email: email(),
  mobilePhone: string().required(messages.form.phone),
  password: password()
    .matches(/\p{Lu}/u, messages.password.uppercase)
    .matches(/\d/, messages.password.digit),
  confirmPassword: confirmationOf('password'),
  remember: boolean().required(),
})
export type Registration = InferType<typeof registrationSchema>

export const emptyRegistration: Registration = {
  name: '',
  email: '',
  mobilePhone: '',
  password: '',
  confirmPassword: '',
  remember: false,
}
