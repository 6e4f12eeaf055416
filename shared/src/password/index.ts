export { type PasswordStrength, passwordStrength } from './passwordStrength'
