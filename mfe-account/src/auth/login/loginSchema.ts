import { boolean, email, type InferType, object, password } from '@brightfill/shared/forms'

export const loginSchema = object({ email: email(), password: password(), remember: boolean().required() })
export type Login = InferType<typeof loginSchema>
