import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { commonPasswords } from './commonPasswords'

/** 0: empty, too short or common; 1 weak, 2 fair, 3 good, 4 strong. */
type PasswordStrength = 0 | 1 | 2 | 3 | 4

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** How hard a password is to guess, by length, kinds of characters and common ones. Advice only. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH || isCommon(password)) return 0
  if (new Set(password.toLowerCase()).size < 5) return 1
  const kinds = classes.filter((kind) => kind.test(password)).length
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 4
  if (length >= 12 || kinds === 4) return 3
  return kinds >= 3 ? 2 : 1
}

/** For a guesser, "Password1!" is as good as "password". */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replace(/[@4]/g, 'a').replace(/0/g, 'o').replace(/[$5]/g, 's').replace(/3/g, 'e')
  return (
    /^\d+$/.test(password) ||
    [password.toLowerCase(), plain].some((text) => {
      const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
      return commonPasswords.has(core)
    })
  )
}
