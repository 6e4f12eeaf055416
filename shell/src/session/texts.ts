import { messages } from '@brightfill/shared/messages'

export const texts = {
  signIn: 'Sign In',
  signingIn: 'Signing in',
  email: 'E-mail',
  password: 'Password',
  wrongPassword: messages.login.invalid,
  notNow: 'We could not sign you in just now. Try again in a moment.',
}
