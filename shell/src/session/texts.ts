export const texts = {
  signIn: 'Sign In',
  signingIn: 'Signing in',
  email: 'E-mail',
  password: 'Password',
  wrongPassword: 'E-mail or password is not right',
  notNow: 'This did not work. Try again in a moment.',
}
