import { boolean, confirmationOf, type InferType, object, password } from '@brightfill/shared/forms'

export const resetSchema = object({
  password: password(),
  confirmPassword: confirmationOf('password'),
  signOut: boolean().default(true),
  removeProviders: boolean().default(false),
})
export type Reset = InferType<typeof resetSchema>
