export const texts = {
  title: 'Login | Brightfill Machinery',
  description: 'Sign in to see your orders and the machines you saved.',
  heading: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing in',
  newHere: 'New here?',
  create: 'Create Account',
}
