import { confirmationOf, type InferType, object, password } from '@brightfill/shared/forms'

export const resetSchema = object({ password: password(), confirmPassword: confirmationOf('password') })
export type Reset = InferType<typeof resetSchema>
