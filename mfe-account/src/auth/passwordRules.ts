import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { messages } from '@brightfill/shared/messages'

/** The rules a visitor watches while typing a new password. */
export const passwordRules = [
  {
    text: messages.password.lengthRule,
    hint: messages.password.lengthHint,
    met: (password: string) => password.length >= PASSWORD_MIN_LENGTH,
  },
  { text: messages.password.uppercaseRule, met: (password: string) => /\p{Lu}/u.test(password) },
  { text: messages.password.digitRule, met: (password: string) => /\d/.test(password) },
] as const
